package tilework.office;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;

/** The office's ports in memory, which can be switched off. */
final class MemoryKeeping implements People, SessionLog, OwnerClaims, ConsentLog {
    final Map<TokenHash, Person> people = new HashMap<>();
    final Map<TokenHash, PersonKey> sessions = new HashMap<>();
    final Map<PersonKey, Kept> consents = new HashMap<>();
    final Set<TokenHash> live = new HashSet<>();
    private final List<TokenHash> codes = new ArrayList<>();
    boolean down;

    OfficeKeeping keeping() {
        return new OfficeKeeping(this, this, this, this);
    }

    Person person(PersonKey key) {
        return people.values().stream().filter(it -> it.key().equals(key)).findAny().orElseThrow();
    }

    @Override
    public @Nullable Person byToken(TokenHash token) {
        if (down) {
            throw new StoreException("The disk is full.");
        }
        PersonKey session = sessions.get(token);
        return session == null ? people.get(token) : person(session);
    }

    @Override
    public CompletableFuture<@Nullable Void> add(Person person, TokenHash token) {
        return write(() -> people.put(token, person));
    }

    @Override
    public CompletableFuture<@Nullable Void> dress(Person person) {
        return write(() -> replace(person));
    }

    @Override
    public CompletableFuture<@Nullable Void> keepPlaces(Map<PersonKey, Place> places) {
        return write(() -> places.forEach(this::keepPlace));
    }

    private void keepPlace(PersonKey key, Place place) {
        Person there = person(key);
        replace(new Person(key, there.name(), there.look(), there.role(), place));
    }

    private void replace(Person person) {
        people.replaceAll((token, it) -> it.key().equals(person.key()) ? person : it);
    }

    @Override
    public CompletableFuture<@Nullable Void> open(TokenHash token, PersonKey person) {
        return write(() -> {
            sessions.values().removeIf(it -> it.equals(person));
            sessions.put(token, person);
            live.add(token);
        });
    }

    @Override
    public CompletableFuture<@Nullable Void> reopen(TokenHash token) {
        return write(() -> live.add(token));
    }

    @Override
    public CompletableFuture<@Nullable Void> close(TokenHash token) {
        return write(() -> live.remove(token));
    }

    @Override
    public CompletableFuture<@Nullable Void> end(TokenHash token) {
        return write(() -> {
            live.remove(token);
            sessions.remove(token);
        });
    }

    @Override
    public CompletableFuture<@Nullable Void> beat() {
        return CompletableFuture.completedFuture(null);
    }

    @Override
    public List<KeptSession> liveAtStop() {
        List<KeptSession> kept = new ArrayList<>();
        sessions.forEach((token, key) -> {
            if (live.contains(token)) {
                kept.add(new KeptSession(token, person(key)));
            }
        });
        return kept;
    }

    @Override
    public boolean hasOwner() {
        return people.values().stream().anyMatch(it -> it.role() == Role.OWNER);
    }

    @Override
    public void offer(TokenHash code) {
        codes.clear();
        codes.add(code);
    }

    @Override
    public boolean redeem(TokenHash code, PersonKey person) {
        boolean used = codes.remove(code);
        if (used) {
            replace(person(person).as(Role.OWNER));
        }
        return used;
    }

    @Override
    public Kept of(PersonKey person) {
        if (down) {
            throw new StoreException("The disk is full.");
        }
        return consents.getOrDefault(person, Kept.NOTHING);
    }

    @Override
    public CompletableFuture<@Nullable Void> keep(PersonKey person, Kept kept) {
        return write(() -> consents.put(person, kept));
    }

    private CompletableFuture<@Nullable Void> write(Runnable write) {
        if (down) {
            return CompletableFuture.failedFuture(new StoreException("The disk is full."));
        }
        write.run();
        return CompletableFuture.completedFuture(null);
    }
}
