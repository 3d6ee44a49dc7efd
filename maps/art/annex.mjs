import { Plan } from "./plan.mjs";

const DECK = ["deck0", "deck1", "deck2"];
const OAK = ["oak0", "oak1", "oak2", "oak3"];
const LAWN = ["lawn0", "lawn1", "lawn0", "lawn1", "lawn2", "lawn3"];
const MIRROR = { h: true };

/** The garden floor: 40 x 26. Library, workshop and landing in the north, a roof terrace in the south. */
export function drawAnnex(tileset) {
  const plan = new Plan(40, 26, tileset, 41);
  floors(plan);
  walls(plan);
  library(plan);
  workshop(plan);
  landing(plan);
  terrace(plan);
  return { plan, start: [31, 7] };
}

function floors(plan) {
  plan.floor(OAK, 0, 0, 15, 13).floor(["slate"], 15, 0, 13, 13).floor(["terracotta"], 28, 0, 11, 13);
  plan
    .floor(DECK, 0, 13, 40, 13)
    .floor(["paving0", "paving1"], 39, 0, 1, 13)
    .floor(LAWN, 2, 19, 11, 6)
    .floor(LAWN, 27, 18, 11, 7);
  plan.floor(["paving0", "paving1"], 6, 19, 2, 6);
  plan.floor(["paving0", "paving1"], 32, 13, 3, 5).floor(["paving0", "paving1"], 6, 13, 3, 6);
  plan.carpet("curb", 2, 19, 4, 6).carpet("curb", 8, 19, 5, 6).carpet("curb", 27, 18, 11, 7);
}

function walls(plan) {
  plan.wall("teal", 0, 0, 39, 0).wall("teal", 0, 0, 0, 11).wall("teal", 39, 0, 39, 11);
  plan.wall("teal", 15, 0, 15, 11).wall("teal", 28, 0, 28, 11);
  plan.wall("glass", 1, 11, 27, 11).wall("brick", 28, 11, 39, 11).wall("brick", 0, 11, 0, 11);
  plan.door("glass", 6, 11, 3).door("glass", 21, 11, 2).door("brick", 32, 11, 3);
}

function library(plan) {
  plan
    .put("shelf-wide", 1, 1)
    .window("window", 4, 0)
    .put("shelf", 6, 1)
    .put("shelf-light", 8, 1)
    .window("window", 10, 0);
  plan.put("shelf-wide", 12, 1, MIRROR);
  plan.rug("rug", 4, 4).put("armchair", 4, 4).put("armchair-left", 8, 4).put("sofa", 5, 3).put("coffee-table", 6, 6);
  plan.put("lamp", 2, 3).glow("glow", 2, 3).put("globe", 14, 4).put("shelf-wide", 10, 6).put("shelf-light", 13, 6);
  plan
    .put("table-round", 2, 7)
    .put("stool-wood", 1, 8)
    .put("stool-wood", 4, 8)
    .put("fig", 1, 9)
    .put("plant", 14, 9, MIRROR);
  plan.put("book-pile", 9, 6).put("cat", 8, 7).carpet("carpet-coral", 10, 8, 4, 3).put("beanbag", 11, 9);
  plan.put("book-pile", 12, 8, MIRROR);
  plan.zone("Library", 1, 2, 14, 9, { silent: true, focusable: true });
}

function workshop(plan) {
  plan.hang("wall-shelf", 16, 0).window("window", 19, 0).hang("pinboard", 22, 0).hang("whiteboard", 24, 0);
  plan.hang("poster-yellow", 26, 0).put("server-rack", 27, 1).put("crates", 16, 1).put("crates", 17, 1, MIRROR);
  plan.put("workbench", 17, 4).put("workbench", 22, 4, MIRROR).putAll("stool-wood", [18, 6], [23, 6]);
  plan.put("standing-desk", 25, 7).put("chair-up", 25, 9).put("workbench", 17, 8).put("flip-chart", 21, 7);
  plan.put("lamp", 16, 9, MIRROR).glow("glow", 16, 9).put("cactus", 27, 10).put("bins", 16, 6);
  plan.put("architect-model", 22, 9).put("guitar", 21, 2).put("drawers", 26, 1);
  plan.zone("Workshop", 16, 2, 12, 9, { meeting: "Workshop", capacity: 12, focusable: true });
}

function landing(plan) {
  plan.window("window", 30, 0).hang("picture-bird", 34, 0).window("window", 36, 0).hang("hanging-plant", 29, 0);
  plan.put("plant", 38, 1, MIRROR).put("coat-rack", 29, 1).rug("stairs-down", 36, 4).rug("rug-round", 31, 5);
  plan.put("bush", 38, 10, MIRROR).put("bush-flowers", 29, 10).put("aquarium", 32, 1).put("bench", 29, 9);
  plan.rug("mat", 32, 10).put("umbrella-stand", 35, 10);
  plan.zone("Landing", 29, 2, 10, 9);
  plan.zone("Down to the ground floor", 36, 4, 2, 2, { exitUrl: "hq.tmj#from-annex" });
  plan.zone("from-hq", 30, 5, 5, 4, { start: true });
}

function terrace(plan) {
  for (let y = 13; y < 25; y++) plan.put("rail-side", 0, y).put("rail-side", 39, y, MIRROR);
  for (let x = 0; x < 40; x++) plan.put("rail-front", x, 25);
  for (const x of [2, 4, 12, 17, 19, 26]) plan.put("planter", x, 13);
  plan.put("deck-chair", 2, 15).put("deck-chair-coral", 4, 15).put("deck-chair", 9, 15).put("deck-chair-coral", 11, 15);
  plan.put("picnic-table", 27, 15).putAll("stool-wood", [28, 17], [29, 17], [27, 17]).put("grill", 31, 14);
  plan.put("bush-flowers", 1, 17).put("cactus", 3, 17).put("bush-teal", 13, 15).put("bush", 37, 16);
  plan.put("planter-stone", 29, 13).put("planter-stone", 36, 13, MIRROR);
  plan.put("vegetable-bed", 3, 20).put("vegetable-bed", 3, 23).put("vegetable-bed", 9, 20, MIRROR);
  plan.put("tree", 9, 22).put("bush-flowers", 12, 24).put("bush", 2, 19).put("bush-flowers", 12, 19, MIRROR);
  for (const x of [16, 22]) {
    plan
      .put("table-round", x, 17)
      .place("glow", "parasol", x - 1, 15)
      .putAll("stool-teal", [x - 1, 18], [x + 2, 18]);
  }
  plan.carpet("carpet-teal", 17, 20, 6, 5).put("sofa-wicker", 18, 20).put("sofa-back-wicker", 19, 23);
  plan.put("coffee-table", 19, 22).put("armchair", 17, 21).put("armchair-left", 22, 21);
  plan.put("lamp-post", 14, 19).put("lamp-post", 26, 19);
  for (const x of [14, 18, 22]) plan.place("over", "string-lights", x, 19);
  plan.put("pond", 30, 20).put("tree-wide", 35, 17).put("tree", 26, 22).put("bench", 29, 19).put("dog", 33, 19);
  plan.put("bush", 29, 24).put("bush-flowers", 37, 24).put("bush-flowers", 34, 22).put("bench", 34, 23);
  plan.put("bush-teal", 1, 14).put("bush-teal", 38, 14, MIRROR);
  plan.zone("Terrace", 1, 13, 38, 12);
  plan.zone("Garden sofa", 17, 20, 6, 5, { meeting: "Garden sofa", capacity: 8 });
}
