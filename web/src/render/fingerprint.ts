import type { Picture } from './picture.ts';

const PRIME = 0x01000193;

/** A number that differs when a picture does: equal numbers mean that nothing has to be drawn. */
export function fingerprint(picture: Picture, animationMillis: number, artVersion: number): number {
  let hash = mixed(0x811c9dc5, picture.left, picture.top, picture.zoom);
  hash = mixed(hash, picture.width, picture.height, picture.isNight ? 1 : 0);
  hash = mixed(hash, Math.round(picture.scale * 1_000), animationMillis, artVersion);
  hash = mixed(hash, picture.target ?? -1, picture.dots[0] ?? -1, picture.dots.length);
  hash = mixed(hash, picture.group ?? 0, 0, 0);
  if (picture.self !== null) {
    hash = mixed(
      hash,
      1,
      Math.round(picture.self.x * picture.zoom),
      Math.round(picture.self.y * picture.zoom),
    );
  }
  for (const body of picture.bodies) {
    hash = mixed(hash, body.avatar.id, Math.round(body.x * picture.zoom), Math.round(body.y * picture.zoom));
    hash = mixed(hash, body.pose * 4 + body.facing, Math.round(body.labelAlpha * 255), looksOf(body));
  }
  return hash;
}

function looksOf(body: Picture['bodies'][number]): number {
  const { avatar, bubble, gesture, labelCell } = body;
  const { look } = avatar;
  const dress = look.hair + look.hairColor * 5 + look.top * 11 + look.topColor * 23 + look.bottom * 47;
  const rest = look.bottomColor * 97 + look.skin * 193 + look.extra * 389 + avatar.status.length * 769;
  const label = labelCell?.number ?? 0;
  const signs =
    (bubble?.endsMillis ?? 0) +
    (gesture?.length ?? 0) * 3 +
    (avatar.handUp ? 1 : 0) +
    (avatar.group ?? 0) * 7;
  return dress + rest + label + Math.round(signs) * 1_543;
}

function mixed(hash: number, a: number, b: number, c: number): number {
  let next = Math.imul(hash ^ a, PRIME);
  next = Math.imul(next ^ b, PRIME) ^ (next >>> 15);
  return Math.imul(next ^ c, PRIME);
}
