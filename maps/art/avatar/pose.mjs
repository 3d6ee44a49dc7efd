export const COLUMNS = ["stand", "walk1", "walk2", "walk3", "walk4", "sit"];
export const ROWS = ["down", "left", "right", "up"];

export const WIDTH = 32;
export const HEIGHT = 48;
export const MIDDLE = 16;

/** Half the width of the head, row by row from the crown. */
export const HEAD = [4, 6, 7, 8, 8, 8, 8, 8, 8, 8, 8, 8, 7, 6, 4];

const BOB = [0, 1, 0, 1, 0, 2];
const HIP = 33;
const ANKLE = 42;

/** A leg seen from the front or from behind: `lift` is how far the foot is off the floor. */
function uprightLeg(x, hip, lift) {
  const rows = [];
  for (let y = hip; y < ANKLE - lift; y++) rows.push({ y, x, width: 4 });
  return { rows, shoe: { x, y: ANKLE - lift, width: 4 }, isFar: false };
}

/** A leg seen from the side: `swing` is how far the foot is in front (-) of the hip. */
function sideLeg(swing, lift, isFar) {
  const rows = [];
  for (let y = HIP; y < ANKLE - lift; y++) {
    rows.push({ y, x: 14 + Math.round((swing * (y - HIP)) / (ANKLE - HIP)), width: 5 });
  }
  return { rows, shoe: { x: 13 + swing, y: ANKLE - lift, width: 6 }, isFar };
}

function sittingSideLeg() {
  const rows = [];
  for (let y = 35; y < 39; y++) rows.push({ y, x: 8, width: 12 });
  for (let y = 39; y < ANKLE; y++) rows.push({ y, x: 8, width: 5 });
  return { rows, shoe: { x: 7, y: ANKLE, width: 6 }, isFar: false };
}

function sideLegs(column) {
  switch (COLUMNS[column]) {
    case "walk1":
      return [sideLeg(3, 1, true), sideLeg(-3, 0, false)];
    case "walk2":
      return [sideLeg(1, 3, true), sideLeg(0, 0, false)];
    case "walk3":
      return [sideLeg(-3, 0, true), sideLeg(3, 1, false)];
    case "walk4":
      return [sideLeg(0, 0, true), sideLeg(1, 3, false)];
    case "sit":
      return [sittingSideLeg()];
    default:
      return [sideLeg(0, 0, false)];
  }
}

const LIFTS = [
  [0, 0],
  [0, 3],
  [0, 1],
  [3, 0],
  [1, 0],
  [0, 0],
];

function uprightLegs(column) {
  const hip = COLUMNS[column] === "sit" ? 36 : HIP;
  const [left, right] = LIFTS[column];
  return [uprightLeg(11, hip, left), uprightLeg(17, hip, right)];
}

const ARM_SWING = [0, 3, 0, -4, 0, -5];
const ARM_LIFT = [
  [0, 0],
  [-1, 1],
  [0, 0],
  [1, -1],
  [0, 0],
  [0, 0],
];

/**
 * Where everything is in one frame. The right view is the left one mirrored, so poses know only
 * down, left and up.
 */
export function poseOf(view, column) {
  const bob = BOB[column];
  const isSide = view === "left";
  return {
    view,
    isSide,
    isFront: view === "down",
    isBack: view === "up",
    isSitting: COLUMNS[column] === "sit",
    headY: 9 + bob,
    torsoY: 24 + bob,
    torso: isSide ? { x: 11, width: 10 } : { x: 9, width: 14 },
    legs: isSide ? sideLegs(column) : uprightLegs(column),
    armSwing: ARM_SWING[column],
    armLift: ARM_LIFT[column],
    column,
  };
}
