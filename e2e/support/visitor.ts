import { expect, type BrowserContext, type Page } from '@playwright/test';
import type { Server } from './server.ts';

/** What the page lets a test know: see web/src/facts.ts. */
interface AvatarFacts {
  readonly person: number;
  readonly name: string;
  readonly tile: number;
  readonly column: number;
  readonly row: number;
  readonly walking: boolean;
  /** Over the head, in CSS pixels of the page. */
  readonly head: { readonly x: number; readonly y: number } | null;
}

interface PageFacts {
  readonly state: string;
  readonly floor: string | null;
  readonly own: AvatarFacts | null;
  readonly avatars: readonly AvatarFacts[];
  readonly ready: boolean;
  readonly zoom: number;
  readonly line: string;
  readonly faces: readonly FaceFacts[];
}

/** Somebody one talks with. */
interface FaceFacts {
  readonly person: number;
  readonly connected: boolean;
  readonly muted: boolean;
  readonly speaking: boolean;
  readonly picture: boolean;
}

/** Pixels of the art that a tile is wide. */
export const TILE_PIXELS = 32;

/** Somebody with a browser. */
export class Visitor {
  readonly name: string;
  readonly context: BrowserContext;
  page: Page;

  private constructor(name: string, context: BrowserContext, page: Page) {
    this.name = name;
    this.context = context;
    this.page = page;
  }

  static async open(name: string, server: Server, context: BrowserContext): Promise<Visitor> {
    const page = await context.newPage();
    await page.goto(server.url);
    return new Visitor(name, context, page);
  }

  /** Gives the name and goes in. */
  async enter(): Promise<this> {
    await this.page.getByLabel('Your name').fill(this.name);
    await this.page.getByRole('button', { name: 'Enter the office' }).click();
    await this.isIn();
    return this;
  }

  /** Waits until one is in and the floor is drawn. */
  async isIn(): Promise<void> {
    await expect(this.page.locator('.bar, .list-page')).toBeVisible();
    await expect
      .poll(() => this.facts().then(({ state, ready, own }) => state === 'here' && ready && own !== null))
      .toBe(true);
  }

  facts(): Promise<PageFacts> {
    return this.page.evaluate(() => {
      const { state, floor, own, avatars, ready, zoom, line, faces } = (
        window as unknown as { tilework: PageFacts }
      ).tilework;
      return { state, floor, own, avatars, ready, zoom, line, faces };
    });
  }

  /** The tile one stands on. */
  async tile(): Promise<number | null> {
    return (await this.facts()).own?.tile ?? null;
  }

  /** Waits until one stands still, and answers where. */
  async rest(): Promise<AvatarFacts> {
    await expect.poll(async () => (await this.facts()).own?.walking).toBe(false);
    const { own } = await this.facts();
    if (!own) throw new Error(`${this.name} is not in`);
    return own;
  }

  /** The tile on which this browser sees somebody stand; null while they are out of view or walking. */
  async sees(other: Visitor): Promise<number | null> {
    const found = (await this.facts()).avatars.find((avatar) => avatar.name === other.name);
    return found && !found.walking ? found.tile : null;
  }

  /** How this browser has somebody in the conversation; null while not in it. */
  async face(other: Visitor): Promise<FaceFacts | null> {
    const person = (await other.facts()).own?.person;
    return (await this.facts()).faces.find((face) => face.person === person) ?? null;
  }

  /** The names this browser has on its floor. */
  async names(): Promise<readonly string[]> {
    return (await this.facts()).avatars.map((avatar) => avatar.name).sort();
  }

  /** Everything the live region has said since it is being listened to. */
  async listen(): Promise<() => Promise<readonly string[]>> {
    await this.page.evaluate(() => {
      const heard: string[] = [];
      (window as unknown as { heard: string[] }).heard = heard;
      const region = document.querySelector('[data-news]');
      if (!region) throw new Error('no live region');
      new MutationObserver(() => heard.push(region.textContent ?? '')).observe(region, {
        childList: true,
        characterData: true,
        subtree: true,
      });
    });
    return () => this.page.evaluate(() => (window as unknown as { heard: string[] }).heard);
  }
}
