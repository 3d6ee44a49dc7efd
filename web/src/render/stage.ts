import { effect, type ReadonlySignal, type Signal, signal } from '@preact/signals-core';
import type { Eye } from '../session/eye.ts';
import type { Memory } from '../session/needs.ts';
import type {
  AvatarCatalog,
  Commands,
  Insets,
  PagePoint,
  PersonMenu,
  Pose,
  SidePart,
  Stage,
} from '../session/ports.ts';
import type { Scene } from '../session/scene.ts';
import type { Floor } from '../world/floor/floor.ts';
import type { WorldEvent } from '../world/happenings.ts';
import { avatarOf } from '../world/officeState.ts';
import type { PersonId, TileIndex } from '../world/units.ts';
import type { Look } from '../world/values.ts';
import { catalogOf } from './avatars/catalog.ts';
import { loadComposer } from './avatars/loadSheet.ts';
import { AvatarPainter } from './avatars/painter.ts';
import { AvatarSprites } from './avatars/sprites.ts';
import { type Art, Canvas2dRenderer } from './canvas2d.ts';
import { Counters } from './counters.ts';
import { Director } from './director.ts';
import { headUnder, personUnder, tileUnder } from './finder.ts';
import { Gaps } from './gaps.ts';
import { Ground } from './ground.ts';
import { LabelAtlas } from './labels/labelAtlas.ts';
import { FrameLoop, type NextPicture } from './loop.ts';
import { loadFloorImages } from './map/images.ts';
import { MiniMap, miniMapTile } from './miniMap.ts';
import { MiniMapPace } from './miniMapPace.ts';
import type { Body } from './picture.ts';
import { Surface } from './surface.ts';
import { Thrift } from './thrift.ts';
import { Viewer } from './viewer.ts';
import { Zoom } from './zoom.ts';

/** What a stage is built from. */
export interface StageNeeds {
  readonly canvas: HTMLCanvasElement;
  readonly scene: Scene;
  readonly commands: Pick<Commands, 'setViewport'>;
  readonly memory: Memory;
}

const GROUND_COLOR = { light: '#565d78', dark: '#14101f' } as const;
/** In economy animated tiles move four times a second. */
const ECONOMY_PACE_MILLIS = 250;

/** The picture of the floor on the page: what the interface and the input ask of it. */
export class CanvasStage implements Stage, Eye {
  readonly theme = signal<'light' | 'dark'>('light');
  readonly catalog = signal<AvatarCatalog | null>(null);
  readonly menu = signal<PersonMenu | null>(null);
  readonly miniMapVersion: ReadonlySignal<number>;
  readonly counters = new Counters();
  readonly director: Director;

  readonly #needs: StageNeeds;
  readonly #art: Art = {
    ground: null,
    avatars: null,
    labels: new LabelAtlas(1),
    groundColor: GROUND_COLOR.light,
  };
  readonly #surface: Surface;
  readonly #renderer: Canvas2dRenderer;
  readonly #loop = new FrameLoop((nowMillis) => this.#picture(nowMillis));
  readonly #zoom: Zoom;
  readonly #viewer: Viewer;
  readonly #thrift: Thrift;
  readonly #gaps = new Gaps();
  readonly #miniMap = new MiniMap();
  readonly #miniMapPace = new MiniMapPace();
  #avatarPainter: AvatarPainter | null = null;

  constructor(needs: StageNeeds) {
    this.#needs = needs;
    this.#zoom = new Zoom(needs.memory.read('zoom'));
    this.#thrift = new Thrift(economyFrom(needs.memory.read('economy')));
    this.#viewer = new Viewer(this.#zoom, matchMedia('(prefers-reduced-motion: reduce)'));
    this.director = new Director(needs.scene, this.#art, this.#viewer.look);
    this.miniMapVersion = this.#miniMapPace.version;
    this.#renderer = new Canvas2dRenderer(needs.canvas, this.#art);
    this.#surface = new Surface(needs.canvas, () => this.#resized());
    needs.scene.onFrame((events) => this.#followFrame(events));
    effect(() => this.#loadFloor(needs.scene.floor.value));
    effect(() => this.#takeTheme(this.theme.value));
    effect(() => this.#takeEconomy(this.#thrift.isEconomical.value, this.#thrift.choice.value));
    void this.#loadAvatars();
  }

  get zoom(): ReadonlySignal<number> {
    return this.#zoom.cssZoom;
  }

  get canZoomIn(): ReadonlySignal<boolean> {
    return this.#zoom.canZoomIn;
  }

  get canZoomOut(): ReadonlySignal<boolean> {
    return this.#zoom.canZoomOut;
  }

  get economy(): Signal<'auto' | 'on' | 'off'> {
    return this.#thrift.choice;
  }

  get isEconomical(): ReadonlySignal<boolean> {
    return this.#thrift.isEconomical;
  }

  get isPanned(): ReadonlySignal<boolean> {
    return this.#viewer.isPanned;
  }

  get pictureFailures(): ReadonlySignal<number> {
    return this.#gaps.failures;
  }

  loadPicturesAgain(): void {
    if (this.#gaps.has('floor')) this.#loadFloor(this.#needs.scene.floor.peek());
    if (this.#gaps.has('avatars')) void this.#loadAvatars();
  }

  zoomIn(): void {
    this.#zoomAbout(1, null);
  }

  zoomOut(): void {
    this.#zoomAbout(-1, null);
  }

  zoomBy(levels: number, x: number, y: number): void {
    this.#zoomAbout(levels, { x, y });
  }

  setInsets(insets: Insets, hidden: SidePart | null): void {
    this.#viewer.setInsets(insets, hidden);
    this.#artChanged();
  }

  followMe(): void {
    this.#viewer.followMe();
    this.#loop.wake();
  }

  showPerson(person: PersonId): void {
    const body = this.#body(person);
    if (body === null) return;
    this.#viewer.show({ x: body.x, y: body.y });
    this.#loop.wake();
  }

  panBy(dx: number, dy: number): void {
    const { ground } = this.#art;
    if (ground === null) return;
    this.#viewer.pan(this.director.camera, ground, dx, dy);
    this.#loop.wake();
  }

  drawMiniMap(canvas: HTMLCanvasElement): void {
    const { ground } = this.#art;
    if (ground !== null) this.#miniMap.draw(canvas, ground, this.director.picture, this.director.bodies.all);
  }

  miniMapTile(xFraction: number, yFraction: number): TileIndex | null {
    const floor = this.#needs.scene.floor.peek();
    return floor === null ? null : miniMapTile(floor, xFraction, yFraction);
  }

  drawAvatar(canvas: HTMLCanvasElement, look: Look, pose: Pose): void {
    this.#avatarPainter?.draw(canvas, look, pose);
  }

  avatarUrl(look: Look, pose: Pose, width: number, height: number): string {
    return this.#avatarPainter?.url(look, pose, width, height) ?? '';
  }

  headOnPage(person: PersonId): PagePoint | null {
    const body = this.#body(person);
    const head = body === null ? null : headUnder(this.director.picture, body);
    if (head === null) return null;
    const { left, top } = this.#needs.canvas.getBoundingClientRect();
    return { x: head.x + left, y: head.y + top };
  }

  tileAt(x: number, y: number): TileIndex | null {
    const floor = this.#needs.scene.floor.peek();
    const { left, top } = this.#needs.canvas.getBoundingClientRect();
    return floor === null ? null : tileUnder(this.director.picture, floor, x - left, y - top);
  }

  personAt(x: number, y: number): PersonId | null {
    const { left, top } = this.#needs.canvas.getBoundingClientRect();
    return personUnder(this.director.picture, x - left, y - top);
  }

  markTarget(tile: TileIndex): void {
    this.director.marks.ask(tile, performance.now());
    this.#loop.wake();
  }

  headed(): void {
    this.director.marks.headed();
    this.#loop.wake();
  }

  openMenu(person: PersonId, x: number, y: number): void {
    this.menu.value = { person, x, y };
  }

  #body(person: PersonId): Body | null {
    const avatar = avatarOf(this.#needs.scene.state, person);
    return avatar === null ? null : this.director.bodies.of(avatar.id);
  }

  #picture(nowMillis: number): NextPicture {
    this.counters.composed += 1;
    const isNew = this.director.compose(nowMillis);
    if (isNew) {
      const before = performance.now();
      this.#renderer.draw(this.director.picture);
      const took = performance.now() - before;
      this.counters.drew(nowMillis, took);
      this.#thrift.drew(took);
      this.#miniMapPace.changed();
    }
    return this.director.next;
  }

  #followFrame(events: readonly WorldEvent[]): void {
    const { state } = this.#needs.scene;
    const nowMillis = performance.now();
    this.director.bodies.follow(state, events, this.#needs.scene.tickAt(nowMillis), nowMillis);
    for (const event of events) {
      if (event.kind !== 'walkChanged' || event.avatar !== state.self?.avatar) continue;
      this.director.marks.answered();
      if ((this.director.bodies.of(event.avatar)?.avatar.walk.steps.length ?? 0) > 0) this.#viewer.followMe();
    }
    this.#loop.wake();
  }

  #loadFloor(floor: Floor | null): void {
    this.#showFloor(floor).catch((fault: unknown) => {
      console.error(fault);
      this.#gaps.loaded('floor', false);
    });
  }

  async #showFloor(floor: Floor | null): Promise<void> {
    if (floor === null) return;
    const images = await loadFloorImages(floor.document);
    if (this.#needs.scene.floor.peek() !== floor) return;
    for (const url of images.missing)
      console.error(`The map image ${url} could not be loaded; its tiles are left out.`);
    this.#gaps.loaded('floor', images.missing.length === 0);
    const isOther = this.#art.ground?.document.id !== floor.document.id;
    this.#art.ground = new Ground(floor.document, images, () => this.#art.groundColor);
    if (isOther) {
      this.director.camera.jump();
      this.#viewer.followMe();
    }
    this.#artChanged();
    this.#tellViewport();
  }

  async #loadAvatars(): Promise<void> {
    const composer = await loadComposer();
    this.#gaps.loaded('avatars', composer !== null);
    if (composer === null) return;
    this.#art.avatars = new AvatarSprites(composer);
    this.#avatarPainter = new AvatarPainter(composer);
    this.catalog.value = catalogOf(composer.sheet);
    this.#artChanged();
  }

  #takeTheme(theme: 'light' | 'dark'): void {
    this.#art.groundColor = GROUND_COLOR[theme];
    this.#art.ground?.colorChanged();
    this.#viewer.look.isNight = theme === 'dark';
    this.#artChanged();
  }

  #takeEconomy(isEconomical: boolean, choice: 'auto' | 'on' | 'off'): void {
    this.#loop.isSlow = isEconomical;
    this.#viewer.look.leastPaceMillis = isEconomical ? ECONOMY_PACE_MILLIS : 0;
    this.#needs.memory.write('economy', choice);
  }

  #artChanged(): void {
    this.director.artVersion += 1;
    this.#loop.hurry();
  }

  #resized(): void {
    const { canvas, scale } = this.#surface;
    this.#viewer.resized(canvas.width, canvas.height, scale);
    this.director.camera.jump();
    this.#artChanged();
    this.#tellViewport();
  }

  #zoomAbout(levels: number, about: PagePoint | null): void {
    this.#viewer.zoom(this.director, levels, about);
    this.#needs.memory.write('zoom', this.#zoom.wished);
    this.#tellViewport();
    this.#loop.wake();
  }

  /** How much of the floor the canvas shows, so that the server tells of as much. */
  #tellViewport(): void {
    const document = this.#needs.scene.floor.peek()?.document;
    if (document === undefined) return;
    const { look } = this.#viewer;
    const columns = Math.ceil(look.view.width / (look.zoom * document.tileWidth));
    const rows = Math.ceil(look.view.height / (look.zoom * document.tileHeight));
    this.#needs.commands.setViewport(columns, rows);
  }
}

function economyFrom(text: string | null): 'auto' | 'on' | 'off' {
  return text === 'on' || text === 'off' ? text : 'auto';
}
