package tilework.world.groups;

import tilework.world.avatar.AvatarId;

/** Is told which groups are not as they were a tick before. */
public interface GroupListener {
    /** The avatar is in the group with this number now; 0 for none. */
    void regrouped(AvatarId avatar, int group);

    /**
     * Members or lock of the group are others now, or it has ended.
     *
     * @param lowest its lowest member, or the lowest former one when it has ended
     */
    void changed(GroupId group, AvatarId lowest);
}
