import {
  coral,
  cream,
  dark,
  darkWood,
  leaf,
  lightWood,
  metal,
  mix,
  navy,
  plum,
  pot,
  teal,
  white,
  wood,
  yellow,
} from "../palette.mjs";
import { flat, piece } from "../piece.mjs";
import { Pixels } from "../pixels.mjs";

// Things that hang on a wall face. A face is 52 px tall: y 12 to 63 of two tile rows; its chair rail is at y 46.

function sky(width, height) {
  const p = new Pixels(width, height);
  const ground = height - 6;
  p.fade(0, 0, width, height, "#7fb8e0", "#d6eef5");
  p.rect(4, ground - 10, 6, 10, "#a9b7c9").rect(11, ground - 13, 7, 13, "#97a7bd");
  for (let j = 0; j < 4; j++) for (const i of [12, 15]) p.rect(i, ground - 11 + j * 3, 2, 1, "#dfe9ef");
  p.rect(0, ground, width, 6, "#86b58b")
    .disc(6, ground, 6, 3, "#6fa377")
    .disc(17, ground + 1, 7, 3, "#7bae82");
  p.shine(3, 16, 12, 2, 4, "#ffffff55");
  return p;
}

function windowFrame(p, x, width, panes) {
  p.round(x, 14, width, 33, darkWood.o).round(x + 1, 15, width - 2, 31, white.m);
  const pane = (width - 6 - (panes - 1) * 3) / panes;
  for (let k = 0; k < panes; k++) {
    const left = x + 3 + k * (pane + 3);
    p.blit(sky(pane, 25), left, 18);
    if (left + pane < x + width - 2) p.rect(left + pane, 18, 1, 25, white.d);
    p.rect(left, 18, pane, 1, white.d).rect(left, 18, 1, 25, white.d);
  }
  p.rect(x - 1, 45, width + 2, 4, white.m)
    .rect(x - 1, 45, width + 2, 1, white.h)
    .rect(x - 1, 49, width + 2, 1, cream.D);
}

function blind(p, x, width, drop) {
  for (let y = 0; y < drop; y += 2) p.rect(x, 18 + y, width, 1, "#f4efe2").rect(x, 19 + y, width, 1, "#cfc6b4");
  p.rect(x, 18 + drop, width, 1, "#8f8470");
}

function flowerBox(p, x, y, width) {
  p.rect(x, y + 2, width, 8, darkWood.m)
    .rect(x, y + 2, width, 1, darkWood.l)
    .rect(x, y + 9, width, 1, darkWood.o);
  for (let i = 3; i < width - 2; i += 5) {
    p.disc(x + i, y, 3, 2, leaf.m).set(x + i - 1, y - 1, leaf.l);
    const bloom = [coral, yellow, white, plum][((i / 5) | 0) % 4];
    p.rect(x + i, y - 2, 2, 2, bloom.m).set(x + i, y - 2, bloom.h);
  }
}

const picture = (name, paint) =>
  flat(name, 1, 2, (p) => {
    p.rect(5, 17, 22, 24, darkWood.o).rect(6, 18, 20, 22, lightWood.m).rect(8, 20, 16, 18, "#f4ead6");
    paint(p);
  });

const sunset = (p) => {
  p.disc(18, 26, 3, 3, "#e7a04f");
  for (let x = 8; x < 24; x++) {
    const far = 32 + Math.round(Math.sin(x / 2.4) * 2);
    const near = 35 + Math.round(Math.cos(x / 3) * 1.5);
    p.rect(x, far, 1, 38 - far, "#5f8f8c").rect(x, near, 1, 38 - near, "#3f6c78");
  }
};

const bird = (p) => {
  p.rect(8, 20, 16, 18, "#cfe3e6").disc(16, 29, 5, 4, navy.m).disc(13, 26, 3, 3, navy.m).rect(8, 26, 3, 1, yellow.m);
  p.set(12, 25, "#ffffff").rect(19, 29, 4, 2, navy.d).disc(17, 30, 3, 2, navy.l);
  p.rect(14, 33, 1, 3, darkWood.m).rect(17, 33, 1, 3, darkWood.m).rect(9, 36, 14, 1, leaf.m);
};

const shapes = (p) => {
  p.disc(13, 26, 4, 4, coral.m).rect(15, 28, 7, 8, teal.m);
  for (let y = 0; y < 7; y++) p.rect(10 + Math.floor(y / 2), 36 - 7 + y, 1 + y, 1, yellow.m);
};

const poster = (name, ground, ink, paint) =>
  flat(name, 1, 2, (p) => {
    p.rect(6, 16, 20, 28, mix(ground, "#1b1533", 0.55)).rect(7, 17, 18, 26, ground);
    paint(p, ink);
    p.rect(7, 17, 18, 1, mix(ground, "#ffffff", 0.4));
  });

const doubleDoor = flat("entrance", 2, 2, (p) => {
  p.rect(0, 12, 64, 52, darkWood.o).rect(1, 13, 62, 51, darkWood.d);
  for (const x of [4, 33]) {
    p.rect(x, 16, 27, 48, wood.m)
      .rect(x, 16, 27, 1, wood.l)
      .rect(x, 16, 1, 48, wood.l)
      .rect(x + 26, 16, 1, 48, wood.D);
    p.rect(x + 5, 20, 17, 20, darkWood.o).fade(x + 6, 21, 15, 18, "#b9dfe6", "#7fb0bf");
    p.shine(x + 8, 33, x + 15, 23, 4, "#e8fbff80").rect(x + 5, 45, 17, 13, wood.d);
    p.rect(x + 6, 46, 15, 11, mix(wood.m, wood.d, 0.4)).rect(x + 6, 56, 15, 1, wood.l);
  }
  for (const x of [28, 34]) p.rect(x, 41, 2, 6, yellow.m).rect(x, 41, 1, 6, yellow.h);
  p.rect(31, 16, 1, 48, darkWood.o);
});

const elevator = flat("elevator", 2, 2, (p) => {
  p.rect(2, 12, 60, 52, metal.o).rect(3, 13, 58, 51, metal.d).rect(9, 22, 46, 42, metal.o);
  for (const x of [10, 32]) {
    p.fade(x, 23, 22, 41, metal.l, metal.m)
      .rect(x, 23, 1, 41, metal.h)
      .rect(x + 21, 23, 1, 41, metal.d);
    p.shine(x + 4, 50, x + 14, 28, 3, "#ffffff40");
  }
  p.rect(24, 14, 16, 7, "#18273d")
    .rect(27, 16, 1, 3, "#f0b95c")
    .rect(30, 15, 4, 1, "#6fd0c0")
    .rect(36, 16, 1, 3, "#f0b95c");
  p.rect(57, 36, 3, 8, white.m).set(58, 38, coral.m).set(58, 41, teal.m);
});

const tv = piece("screen", 2, 2, { solid: false, frames: 3, millis: 900 }, (p, frame) => {
  p.round(2, 14, 60, 35, dark.o).round(3, 15, 58, 33, dark.m).rect(5, 17, 54, 28, "#18273d");
  const heights = [7, 11, 9, 15, 13, 19, 22];
  heights.forEach((h, i) => {
    const height = Math.max(4, h + [0, 2, -2][(frame + i) % 3]);
    p.rect(9 + i * 5, 43 - height, 3, height, i % 2 ? "#4fb7b0" : "#6fd0c0");
  });
  const lift = [0, -2, 1][frame];
  p.line(9, 31, 20, 27 + lift, "#f0b95c")
    .line(20, 27 + lift, 30, 29, "#f0b95c")
    .line(30, 29, 41, 20 - lift, "#f0b95c");
  p.rect(46, 20, 10, 2, "#8fa6c4").rect(46, 24, 7, 1, "#5f7697").rect(46, 27, 9, 1, "#5f7697");
  p.disc(50, 37, 4, 4, "#d9695f").rect(50, 33, 5, 4, "#f0b95c");
  p.shine(7, 26, 14, 18, 4, "#ffffff28").rect(28, 47, 8, 1, "#6fd0c0");
});

const whiteboard = flat("whiteboard", 2, 2, (p) => {
  p.rect(2, 14, 60, 33, metal.o).rect(3, 15, 58, 31, metal.l).rect(5, 17, 54, 26, "#fbfbf7");
  p.line(10, 22, 26, 22, navy.m).line(10, 26, 22, 26, navy.l).line(10, 30, 24, 30, navy.l);
  p.rect(32, 20, 9, 6, coral.l).rect(46, 29, 9, 6, teal.l).line(41, 23, 50, 23, dark.m).line(50, 23, 50, 28, dark.m);
  p.rect(33, 31, 6, 6, yellow.l).rect(11, 34, 6, 6, "#b7dca8");
  p.rect(20, 45, 24, 2, metal.d).rect(23, 44, 5, 1, coral.m).rect(30, 44, 5, 1, navy.m).rect(37, 44, 4, 1, leaf.m);
});

const pinboard = flat("pinboard", 2, 2, (p) => {
  p.rect(2, 14, 60, 33, darkWood.o).rect(3, 15, 58, 31, wood.m).rect(5, 17, 54, 27, "#d8b98a");
  const notes = [
    [8, 19, "#f2efe6"],
    [21, 21, "#f3d38a"],
    [34, 19, "#b9dfe6"],
    [46, 22, "#f2efe6"],
    [11, 32, "#e9a49c"],
  ];
  for (const [x, y, color] of [...notes, [26, 33, "#f2efe6"], [41, 34, "#b7dca8"]]) {
    p.rect(x, y, 10, 9, color)
      .rect(x, y + 8, 10, 1, mix(color, "#2a1f4a", 0.3))
      .set(x + 5, y + 1, coral.m);
    p.rect(x + 2, y + 3, 6, 1, "#8d94a3").rect(x + 2, y + 5, 4, 1, "#8d94a3");
  }
});

const clock = flat("clock", 1, 2, (p) => {
  p.disc(16, 28, 8, 8, dark.o).disc(16, 28, 7, 7, white.h).disc(16, 28, 6, 6, "#fdfcf8");
  p.line(16, 28, 16, 23, dark.o).line(16, 28, 19, 30, coral.m);
  for (const [x, y] of [
    [16, 22],
    [22, 28],
    [16, 34],
    [10, 28],
  ])
    p.set(x, y, dark.m);
});

const wallShelf = flat("wall-shelf", 2, 2, (p) => {
  p.rect(4, 38, 56, 3, wood.l).rect(4, 40, 56, 1, wood.D).rect(10, 41, 2, 4, metal.d).rect(52, 41, 2, 4, metal.d);
  p.round(8, 31, 8, 7, pot.m).disc(12, 28, 5, 4, leaf.m).disc(10, 27, 2, 2, leaf.l).rect(13, 31, 1, 10, leaf.d);
  [coral, teal, navy, yellow, plum].forEach((c, i) => p.rect(22 + i * 4, 28 + (i % 3), 3, 10 - (i % 3), c.m));
  p.rect(46, 32, 9, 6, white.m).rect(46, 32, 9, 1, white.d).rect(48, 34, 5, 2, teal.m);
});

const logo = flat("logo", 3, 2, (p) => {
  p.round(2, 16, 92, 28, darkWood.o, 2).round(3, 17, 90, 26, "#276f6c", 2).rect(5, 18, 86, 1, "#5aa39e");
  for (const [x, y] of [
    [7, 23],
    [15, 23],
    [7, 31],
  ])
    p.rect(x, y, 7, 7, "#f4ead6");
  p.rect(15, 31, 7, 7, yellow.m);
  const font = {
    T: ["###", ".#.", ".#.", ".#.", ".#."],
    I: ["#", "#", "#", "#", "#"],
    L: ["#..", "#..", "#..", "#..", "###"],
    E: ["###", "#..", "##.", "#..", "###"],
    W: ["#...#", "#...#", "#.#.#", "##.##", "#...#"],
    O: ["###", "#.#", "#.#", "#.#", "###"],
    R: ["##.", "#.#", "##.", "#.#", "#.#"],
    K: ["#.#", "#.#", "##.", "#.#", "#.#"],
  };
  let x = 27;
  for (const letter of "TILEWORK") {
    font[letter].forEach((row, j) =>
      [...row].forEach((dot, i) => dot === "#" && p.rect(x + i * 2, 25 + j * 2, 2, 2, "#f4ead6")),
    );
    x += font[letter][0].length * 2 + 2;
  }
});

const sconce = piece("sconce", 1, 2, { solid: false, frames: 2, millis: 1400 }, (p, frame) => {
  p.disc(16, 26, 11, 9, frame ? "#ffe3a028" : "#ffe3a038")
    .rect(15, 28, 3, 8, metal.d)
    .rect(13, 34, 7, 2, metal.m);
  p.fade(12, 21, 9, 8, "#fff4cc", "#f0bf62").rect(13, 20, 7, 1, "#c9963f");
});

const hangingPlant = flat("hanging-plant", 1, 2, (p) => {
  p.line(11, 14, 14, 24, "#8a7a6a")
    .line(21, 14, 18, 24, "#8a7a6a")
    .round(10, 24, 12, 8, pot.m)
    .rect(10, 24, 12, 1, pot.h);
  for (const [x, length] of [
    [9, 14],
    [13, 20],
    [18, 17],
    [22, 12],
  ]) {
    for (let y = 0; y < length; y += 2) p.rect(x - 1 + ((y / 2) % 2), 25 + y, 2, 2, y % 4 ? leaf.m : leaf.l);
  }
  p.disc(16, 22, 7, 4, leaf.m).disc(14, 21, 3, 2, leaf.l);
});

const banner = flat("bunting", 2, 2, (p) => {
  for (let i = 0; i < 6; i++) {
    const color = [coral, yellow, teal, plum, navy, leaf][i].m;
    for (let y = 0; y < 7; y++) p.rect(2 + i * 10 + Math.floor(y / 2) + 1, 18 + y + (i % 5 ? 1 : 0), 8 - y, 1, color);
  }
  p.line(0, 16, 32, 18, "#6a5a66").line(32, 18, 63, 16, "#6a5a66");
});

export const wallThings = [
  flat("window", 2, 2, (p) => windowFrame(p, 4, 57, 2)),
  flat("window-small", 1, 2, (p) => windowFrame(p, 3, 26, 1)),
  flat("window-blind", 2, 2, (p) => {
    windowFrame(p, 4, 57, 2);
    blind(p, 7, 24, 12);
    blind(p, 34, 24, 6);
  }),
  flat("window-flowers", 2, 2, (p) => {
    windowFrame(p, 4, 57, 2);
    flowerBox(p, 6, 46, 52);
  }),
  doubleDoor,
  elevator,
  tv,
  whiteboard,
  pinboard,
  picture("picture-sunset", sunset),
  picture("picture-bird", bird),
  picture("picture-shapes", shapes),
  poster("poster-teal", "#3f8f8c", "#f4ead6", (p, ink) => {
    p.disc(16, 27, 6, 6, ink).disc(18, 25, 5, 5, "#3f8f8c").rect(10, 38, 12, 2, ink);
  }),
  poster("poster-coral", "#d9695f", "#f4ead6", (p, ink) => {
    for (let k = 0; k < 4; k++) p.rect(10, 21 + k * 4, 12 - k * 2, 2, ink);
    p.rect(10, 39, 6, 1, ink);
  }),
  poster("poster-yellow", "#e2b04a", "#3d4456", (p, ink) => {
    p.rect(11, 26, 8, 8, ink).rect(19, 28, 3, 1, ink).rect(21, 28, 1, 4, ink).rect(19, 31, 3, 1, ink);
    p.rect(13, 21, 1, 3, ink).rect(16, 20, 1, 4, ink).rect(10, 39, 12, 1, ink);
  }),
  clock,
  wallShelf,
  logo,
  sconce,
  hangingPlant,
  banner,
];
