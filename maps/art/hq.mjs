import { Plan } from "./plan.mjs";

const OAK = ["oak0", "oak1", "oak2", "oak3"];
const LAWN = ["lawn0", "lawn1", "lawn0", "lawn1", "lawn2", "lawn3"];
const TERRAZZO = ["terrazzo0", "terrazzo1", "terrazzo2"];
const PAVING = ["paving0", "paving1"];
const carpet = (name) => [`${name}0`, `${name}1`];

/** The ground floor: 60 x 36. Rows 0 to 31 are the house, the garden lies below it. */
export function drawHq(tileset) {
  const plan = new Plan(60, 36, tileset, 77);
  floors(plan);
  walls(plan);
  studio(plan);
  meetingRooms(plan);
  corridor(plan);
  kitchen(plan);
  quietRoom(plan);
  reception(plan);
  lounge(plan);
  stairsAndBooths(plan);
  garden(plan);
  return { plan, start: [29, 24] };
}

function floors(plan) {
  plan.floor(OAK, 0, 0, 60, 18);
  plan.floor(carpet("green"), 0, 1, 10, 10).floor(carpet("rose"), 10, 1, 7, 10);
  plan.floor(carpet("blue"), 42, 1, 17, 12);
  plan.floor(["terracotta"], 0, 16, 12, 15).floor(carpet("plum"), 12, 16, 8, 15);
  plan.floor(TERRAZZO, 20, 16, 18, 17).floor(OAK, 38, 16, 14, 15).floor(["slate"], 52, 16, 7, 15);
  plan.floor(LAWN, 59, 0, 1, 33).floor(LAWN, 0, 33, 60, 3).floor(PAVING, 0, 34, 60, 1).floor(PAVING, 26, 32, 7, 2);
  for (const x of [23, 24, 25, 33, 34, 35]) plan.rug("edge-top", x, 16);
  for (let y = 24; y <= 30; y++) plan.rug("edge-left", 52, y);
}

function walls(plan) {
  plan.wall("plaster", 0, 0, 59, 0).wall("plaster", 0, 0, 0, 31).wall("plaster", 59, 0, 59, 31);
  plan.wall("plaster", 10, 0, 10, 11).wall("plaster", 17, 0, 17, 11).wall("plaster", 0, 11, 17, 11);
  plan.wall("glass", 11, 11, 16, 11).door("plaster", 4, 11, 2).door("glass", 13, 11, 2);
  plan.wall("glass", 42, 1, 42, 11).wall("glass", 42, 11, 58, 11).door("glass", 49, 11, 2);
  plan.wall("teal", 25, 11, 33, 11);
  plan.wall("plaster", 0, 16, 22, 16).door("plaster", 9, 16, 2).door("plaster", 17, 16, 2);
  plan.wall("plaster", 36, 16, 41, 16).wall("plaster", 47, 16, 59, 16).door("plaster", 53, 16, 2);
  plan.wall("plaster", 12, 16, 12, 31).wall("plaster", 20, 16, 20, 31).wall("plaster", 38, 16, 38, 31);
  plan.wall("plaster", 52, 16, 52, 22);
  plan.wall("brick", 0, 31, 59, 31).door("brick", 28, 31, 3);
}

function seat(plan, x, y) {
  const number = plan.zones.filter((zone) => zone.properties.desk).length + 1;
  plan.zone(`Desk ${number}`, x, y, 1, 1, { desk: `desk-${number}` });
}

/** Three double desks in a row; seats in row y facing down and in row y + 3 facing up. */
function deskBank(plan, name, x, y) {
  const upper = name.endsWith("-r") ? 1 : 0;
  const lower = 1 - upper;
  for (const i of [x, x + 2, x + 4]) {
    plan
      .put("chair-down", i + upper, y)
      .put(name, i, y)
      .put("chair-up", i + lower, y + 3);
    seat(plan, i + upper, y);
    seat(plan, i + lower, y + 3);
  }
}

function studio(plan) {
  plan.window("window", 19, 0).hang("picture-bird", 22, 0).window("window", 24, 0).hang("clock", 27, 0);
  plan.window("window", 29, 0).window("window-blind", 34, 0).hang("picture-sunset", 37, 0).window("window", 39, 0);
  deskBank(plan, "island", 19, 3);
  deskBank(plan, "island-r", 27, 3);
  deskBank(plan, "island", 35, 3);
  deskBank(plan, "island-r", 19, 8);
  deskBank(plan, "island", 35, 8);
  plan.put("plant", 18, 1).put("plant", 41, 1).put("shelf", 32, 1).put("fig", 22, 1).put("drawers", 26, 1);
  plan.rug("rug-round", 28, 8).put("beanbag", 28, 8).put("beanbag-yellow", 30, 8).put("pouf", 29, 10);
  plan.put("flip-chart", 32, 7).putAll("bush", [26, 4], [33, 4]).put("bush-flowers", 33, 10).put("planter", 26, 10);
  plan.put("bush-teal", 26, 6).put("cactus", 33, 6).put("dog", 29, 9).put("bins", 18, 10);
  plan.zone("Studio", 18, 2, 24, 9);
}

function meetingTable(plan, table, x, y, cols, rows, ends) {
  for (let i = x; i < x + cols; i++) plan.put("chair-down", i, y).put("chair-up", i, y + rows);
  plan.put(table, x, y);
  if (ends) plan.put("chair-right", x - 1, y + 2).put("chair-left", x + cols, y + 2);
}

function meetingRooms(plan) {
  plan.window("window", 1, 0).hang("screen", 4, 0).window("window", 7, 0).put("plant", 9, 1).put("cabinet", 1, 9);
  plan.carpet("carpet-teal", 2, 3, 6, 6);
  meetingTable(plan, "table-medium", 3, 4, 4, 3, true);
  plan.put("bush", 9, 10).put("flip-chart", 8, 3);
  plan.hang("whiteboard", 11, 0).window("window", 14, 0).put("fig", 16, 1).carpet("carpet-navy", 12, 3, 4, 6);
  meetingTable(plan, "table-small", 13, 4, 2, 3, false);
  plan.put("cactus", 11, 10).hang("poster-yellow", 13, 0).put("bush-teal", 16, 10);
  plan.window("window", 44, 0).hang("picture-shapes", 47, 0).hang("screen", 50, 0).hang("picture-bird", 53, 0);
  plan.window("window", 55, 0).put("plant", 58, 1).put("cabinet", 46, 1).put("plant", 43, 1);
  plan.carpet("carpet-coral", 46, 3, 10, 7);
  meetingTable(plan, "table-large", 48, 4, 6, 4, true);
  plan.put("bush", 43, 10).put("bush-flowers", 58, 10).put("flip-chart", 57, 4).put("fig", 58, 7).put("planter", 43, 7);
  for (const [x, y] of [
    [5, 1],
    [51, 1],
  ])
    plan.glow("glow-blue", x, y);
  plan.zone("Heron", 1, 2, 9, 9, { meeting: "Heron", capacity: 10, focusable: true });
  plan.zone("Wren", 11, 2, 6, 9, { meeting: "Wren", capacity: 4, focusable: true });
  plan.zone("Gull", 43, 2, 16, 9, { meeting: "Gull", capacity: 14, focusable: true });
}

function corridor(plan) {
  plan.put("plant", 1, 12).hang("pinboard", 2, 11).hang("poster-teal", 6, 11).put("lockers", 7, 12);
  plan.put("water-cooler", 9, 12).put("bush", 17, 13).carpet("carpet-coral", 3, 14, 53, 2);
  plan.hang("logo", 28, 11).hang("sconce", 26, 11).hang("sconce", 32, 11).hang("picture-shapes", 25, 11);
  plan.hang("picture-sunset", 33, 11).put("plant", 24, 11).put("plant", 34, 11);
  plan.put("copier", 55, 12).put("printer", 57, 12).put("bins", 58, 13).put("bench", 45, 13).put("bush-teal", 44, 13);
  plan.put("bush", 1, 15).put("bush-flowers", 58, 15).put("water-cooler", 42, 12);
  plan.zone("Corridor", 1, 13, 58, 3);
}

function kitchen(plan) {
  const units = ["fridge", "counter", "sink", "herbs", "stove", "toaster", "coffee-machine", "fruit"];
  units.forEach((unit, i) => plan.put(unit, 1 + i, 17));
  plan.hang("cupboard", 2, 16).hang("cupboard", 4, 16).hang("poster-yellow", 7, 16).put("vending-machine", 11, 17);
  plan.put("bar", 4, 21).putAll("stool-teal", [4, 23], [5, 23], [6, 23], [7, 23]).rug("runner", 4, 19);
  plan.put("pendant", 4, 20).put("pendant", 7, 20).carpet("carpet-navy", 3, 25, 6, 6);
  for (const x of [4, 5, 6, 7]) plan.put("chair-down-coral", x, 26).put("chair-up-coral", x, 29);
  plan.put("dining-table", 4, 26).put("plant", 1, 29).put("fig", 11, 29).put("bistro", 10, 26);
  plan.putAll("stool", [9, 27], [11, 27]).put("bush-flowers", 1, 25).put("tea-trolley", 1, 21).put("bins", 11, 20);
  plan.put("bistro", 10, 22).putAll("stool", [11, 23]);
  plan.zone("Kitchen", 1, 18, 11, 13);
}

function quietRoom(plan) {
  plan.put("shelf", 13, 17).put("shelf-light", 15, 17).put("fig", 19, 17);
  for (const y of [20, 24, 28]) {
    plan.put("desk", 13, y).put("desk-r", 18, y);
    for (const x of [13, 19]) if (y < 28) seat(plan.put("chair-up", x, y + 2), x, y + 2);
  }
  plan.putAll("chair-up", [13, 30], [19, 30]);
  seat(plan, 13, 30);
  seat(plan, 19, 30);
  plan.put("lamp", 16, 21).glow("glow", 16, 21).put("bush", 16, 28).rug("rug-round-teal", 15, 23);
  plan.put("armchair", 15, 23).put("pouf", 16, 25).put("book-pile", 17, 24);
  plan.zone("Quiet room", 13, 18, 7, 13, { silent: true });
}

/** Nothing blocks inside: all 17 x 13 tiles can be walked on. */
function reception(plan) {
  plan.put("reception", 26, 16).put("plant", 25, 16).put("plant", 33, 16).put("aquarium", 21, 16);
  plan.carpet("carpet-teal", 24, 20, 11, 7).rug("emblem", 28, 22).rug("runner", 28, 29);
  plan.rug("rug-blue", 21, 27).rug("rug-blue", 34, 27);
  plan.put("armchair", 21, 27).put("armchair-left", 24, 27).put("pouf", 22, 29);
  plan.put("armchair", 34, 27).put("armchair-left", 37, 27).put("pouf", 36, 29);
  plan.hang("pinboard", 36, 16).place("light", "sunlight", 27, 28, { v: true });
  plan.zone("Reception", 21, 18, 17, 13);
  plan.zone("start", 23, 19, 13, 9, { start: true });
  plan.zone("Info board", 36, 18, 2, 1, { openWebsite: "https://doc.mapeditor.org/en/stable/manual/introduction/" });
}

function lounge(plan) {
  plan.put("arcade", 39, 17).put("piano", 40, 17).hang("picture-sunset", 41, 16);
  plan.put("fireplace", 48, 17).put("shelf", 50, 17).put("guitar", 47, 17).glow("glow", 49, 19);
  plan.rug("rug", 46, 19).put("armchair", 46, 19).put("armchair-left", 50, 19).put("coffee-table", 47, 20);
  plan.put("sofa-back", 47, 22).put("cat", 50, 21);
  plan.put("ping-pong", 40, 20).put("table-football", 41, 23).rug("rug-green", 40, 27);
  plan.put("sofa", 40, 27).put("coffee-table", 41, 29).put("lamp", 39, 26).glow("glow", 39, 26);
  plan.put("plant", 39, 29).rug("rug-round-teal", 46, 26).put("beanbag", 46, 26).put("beanbag-yellow", 48, 27);
  plan.put("pouf", 46, 28).put("cabinet-music", 46, 23).put("fig", 51, 29).put("bush", 45, 30).put("planter", 48, 24);
  plan.put("bush-flowers", 51, 24).put("book-pile", 48, 28);
  plan.zone("Lounge", 39, 18, 13, 13, { focusable: true });
}

function stairsAndBooths(plan) {
  plan.rug("stairs-up", 57, 17).put("lockers", 55, 17).hang("poster-coral", 56, 16).put("coat-rack", 53, 20);
  plan.put("umbrella-stand", 53, 23).carpet("carpet-navy", 54, 20, 5, 4);
  [53, 55, 57].forEach((x, i) => {
    plan.put("phone-booth", x, 25).place("over", "phone-booth-front", x, 27);
    plan.zone(`Booth ${i + 1}`, x, 27, 2, 1, { meeting: `Booth ${i + 1}`, capacity: 2 });
  });
  plan.put("bush", 58, 24).put("bush-teal", 58, 30).put("bench", 54, 30).put("plant", 53, 29);
  plan.zone("Stairs", 53, 18, 6, 7);
  plan.zone("Up to the garden floor", 57, 18, 2, 2, { exitUrl: "annex.tmj#from-hq" });
  plan.zone("from-annex", 55, 21, 4, 2, { start: true });
}

function garden(plan) {
  for (const x of [3, 8, 14, 21, 36, 42, 48, 54]) plan.hang("window-flowers", x, 31);
  plan.hang("logo", 24, 31).hang("sconce", 27, 31).hang("sconce", 31, 31).place("over", "awning", 28, 31);
  for (let x = 0; x < 60; x++) plan.put("hedge", x, 35);
  for (const x of [2, 12, 22, 37, 46, 56]) plan.put("tree", x - 1, 33);
  plan.put("bench", 6, 33).put("bench", 51, 33).put("bike-rack", 39, 33).put("bike-rack", 41, 33);
  plan.put("lamp-post", 25, 32).put("lamp-post", 33, 32).glow("glow", 25, 32).glow("glow", 33, 32);
  plan.putAll("bush-flowers", [9, 33], [16, 33], [43, 33], [49, 33], [58, 33]);
  plan.putAll("bush", [4, 33], [17, 33], [18, 33], [44, 33], [54, 33]);
  plan.zone("Front garden", 0, 33, 60, 2);
}
