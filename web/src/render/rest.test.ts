import { signal } from '@preact/signals-core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Scene } from '../session/scene.ts';
import { emptyOffice } from '../world/officeState.ts';
import type { Art } from './canvas2d.ts';
import { Director } from './director.ts';
import { FrameLoop } from './loop.ts';
import { Thrift } from './thrift.ts';
import { Viewer } from './viewer.ts';
import { Zoom } from './zoom.ts';

const FRAME_MILLIS = 16;

describe('a page on which nobody moves', () => {
  const ground = { width: 900, height: 900, paceMillis: () => 200 };
  const labels = { newPicture: () => false };

  function director(): Director {
    const scene: Scene = {
      floor: signal(null),
      state: emptyOffice(),
      tickAt: () => 0,
      onFrame: () => () => undefined,
    };
    const art = { ground, avatars: null, labels, groundColor: '#000' } as unknown as Art;
    const still = { matches: false, addEventListener: () => undefined } as unknown as MediaQueryList;
    return new Director(scene, art, new Viewer(new Zoom(null), still).look);
  }

  it('plays animated tiles for a while, and then draws nothing and asks for nothing', () => {
    const page = director();
    let draws = 0;
    for (let now = 0; now < 9_000; now += FRAME_MILLIS) draws += page.compose(now) ? 1 : 0;
    expect(draws).toBeGreaterThan(40);
    page.compose(11_000);
    expect(page.next).toBeNull();
    let later = 0;
    for (let now = 11_100; now < 30_000; now += 1_000) later += page.compose(now) ? 1 : 0;
    expect(later).toBe(0);
  });
});

describe('the loop', () => {
  let isHidden = false;
  const frames: FrameRequestCallback[] = [];

  beforeEach(() => {
    frames.length = 0;
    const document = Object.assign(new EventTarget(), {});
    Object.defineProperty(document, 'hidden', { get: () => isHidden });
    vi.stubGlobal('document', document);
    vi.stubGlobal('requestAnimationFrame', (call: FrameRequestCallback) => frames.push(call));
    vi.stubGlobal('cancelAnimationFrame', () => (frames.length = 0));
  });

  afterEach(() => {
    isHidden = false;
    vi.unstubAllGlobals();
  });

  it('asks for no frame while the page is hidden, and for one when it is seen again', () => {
    const loop = new FrameLoop(() => ({ kind: 'now' }));
    loop.wake();
    expect(frames).toHaveLength(1);
    isHidden = true;
    document.dispatchEvent(new Event('visibilitychange'));
    loop.wake();
    expect(frames).toHaveLength(0);
    isHidden = false;
    document.dispatchEvent(new Event('visibilitychange'));
    expect(frames).toHaveLength(1);
  });
});

describe('economy', () => {
  beforeEach(() => void vi.stubGlobal('navigator', {}));
  afterEach(() => void vi.unstubAllGlobals());

  it('begins by itself where a run of pictures is slow to draw, and not for a single slow one', () => {
    const thrift = new Thrift('auto');
    thrift.drew(40);
    for (let quick = 0; quick < 200; quick++) thrift.drew(3);
    expect(thrift.isEconomical.value).toBe(false);
    for (let slow = 0; slow < 120; slow++) thrift.drew(20);
    expect(thrift.isEconomical.value).toBe(true);
  });

  it('stays off where somebody has switched it off', () => {
    const thrift = new Thrift('off');
    for (let slow = 0; slow < 200; slow++) thrift.drew(20);
    expect(thrift.isEconomical.value).toBe(false);
  });

  it('begins on battery and ends when plugged in', async () => {
    const battery = Object.assign(new EventTarget(), { charging: false });
    vi.stubGlobal('navigator', { getBattery: () => Promise.resolve(battery) });
    const thrift = new Thrift('auto');
    await vi.waitFor(() => expect(thrift.isEconomical.value).toBe(true));
    battery.charging = true;
    battery.dispatchEvent(new Event('chargingchange'));
    expect(thrift.isEconomical.value).toBe(false);
  });
});
