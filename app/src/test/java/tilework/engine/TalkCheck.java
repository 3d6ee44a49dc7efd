package tilework.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import tilework.engine.talk.DesiredRoom;
import tilework.office.RingAnswer;
import tilework.protocol.ClientCommand;
import tilework.protocol.Replica;
import tilework.protocol.wire.Talk;
import tilework.protocol.wire.TalkState;
import tilework.protocol.wire.Talker;
import tilework.world.avatar.AvatarId;
import tilework.world.avatar.PersonId;
import tilework.world.groups.Group;
import tilework.world.groups.GroupId;

/** What must hold between the groups of a floor, what people are told, and the rooms wanted. */
final class TalkCheck {
    private static final List<RingAnswer> YES =
            List.of(RingAnswer.TALK, RingAnswer.ALWAYS, RingAnswer.ALWAYS_WITH);

    private final Set<PersonId> willing = new HashSet<>();
    int conversations;

    /** Something that somebody says about talking. */
    ClientCommand random(SplittableRandom chance, int person, @Nullable Talk told) {
        int group = told == null ? chance.nextInt(5) : told.getGroup();
        return switch (chance.nextInt(9)) {
            case 0 -> new ClientCommand.LockGroup(chance.nextBoolean());
            case 1 -> new ClientCommand.ShareScreen(chance.nextBoolean());
            case 2 -> new ClientCommand.SetAudioOnly(chance.nextBoolean());
            case 3 -> new ClientCommand.AskTicket(group);
            case 4 -> new ClientCommand.AnswerRing(group, RingAnswer.NOT_NOW);
            case 5 -> new ClientCommand.SetConsent(willing(person, chance), true);
            default -> {
                willing.add(new PersonId(person));
                RingAnswer answer = YES.get(chance.nextInt(YES.size()));
                yield new ClientCommand.AnswerRing(group, answer);
            }
        };
    }

    private boolean willing(int person, SplittableRandom chance) {
        boolean isWilling = chance.nextInt(4) == 0;
        if (isWilling) {
            willing.add(new PersonId(person));
        }
        return isWilling;
    }

    /** After each turn: a room has members of its own group alone, who once said yes. */
    void rooms(TestFloor floor) {
        Set<PersonId> seen = new HashSet<>();
        for (DesiredRoom room : floor.rooms.wanted.values()) {
            conversations++;
            assertThat(room.members()).hasSizeGreaterThan(1);
            assertThat(people(floor, floor.world.group(new GroupId(room.key().group()))))
                    .containsAll(room.members());
            assertThat(willing).containsAll(room.members());
            assertThat(room.screen() == null || room.members().contains(room.screen())).isTrue();
            room.members().forEach(it -> assertThat(seen.add(it)).isTrue());
        }
    }

    /** What somebody knows who is up to date. */
    void told(TestFloor floor, Replica replica, PersonId person) {
        AvatarId avatar = floor.world.avatarOf(person);
        Group group = avatar == null ? null : floor.world.groupOf(avatar);
        Talk talk = replica.talk == null ? Talk.getDefaultInstance() : replica.talk;
        assertThat(talk.getGroup()).isEqualTo(group == null ? 0 : group.id().value());
        if (group != null) {
            assertThat(talk.getLocked()).isEqualTo(group.isLocked());
            assertThat(people(talk.getTalkersList())).isEqualTo(people(floor, group));
            Set<PersonId> talking =
                    people(
                            talk.getTalkersList().stream()
                                    .filter(it -> it.getState() == TalkState.TALK_STATE_TALKING)
                                    .toList());
            assertThat(inRoom(floor, group)).isEqualTo(talking.size() > 1 ? talking : Set.of());
        }
    }

    private static Set<PersonId> inRoom(TestFloor floor, Group group) {
        return floor.rooms.wanted.values().stream()
                .filter(it -> it.key().group() == group.id().value())
                .flatMap(it -> it.members().stream())
                .collect(Collectors.toSet());
    }

    private static Set<PersonId> people(List<Talker> talkers) {
        return talkers.stream().map(it -> new PersonId(it.getPerson())).collect(Collectors.toSet());
    }

    private static Set<PersonId> people(TestFloor floor, @Nullable Group group) {
        Set<PersonId> people = new HashSet<>();
        if (group != null) {
            for (AvatarId avatar : group.members()) {
                var state = floor.world.state(avatar);
                assertThat(state).isNotNull();
                if (state != null) {
                    people.add(state.person());
                }
            }
        }
        return people;
    }
}
