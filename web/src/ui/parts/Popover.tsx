import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';

interface PopoverProps {
  readonly label: string;
  readonly className?: string;
  /** `menu`: items that are walked with the arrow keys. `dialog`: anything. */
  readonly role?: 'menu' | 'dialog';
  readonly onClose: () => void;
  readonly place?: { readonly x: number; readonly y: number };
  readonly children: ComponentChildren;
}

/** A small surface over the page that takes the focus, and goes with Escape or a press elsewhere. */
export function Popover({ label, className = '', role = 'menu', onClose, place, children }: PopoverProps) {
  const box = useRef<HTMLDivElement>(null);
  useFocusInside(box);
  useCloseOutside(box, onClose);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.stopPropagation();
      onClose();
    } else if (role === 'menu') moveFocus(box.current, event);
  };
  return (
    <div
      ref={box}
      class={`menu surface ${className}`}
      role={role}
      aria-label={label}
      tabIndex={-1}
      style={place ? { left: `${place.x}px`, top: `${place.y}px` } : {}}
      onKeyDown={onKeyDown}
    >
      {children}
    </div>
  );
}

type Box = { readonly current: HTMLDivElement | null };

/** Takes the focus when shown; gives it back when gone, if it would be lost. */
function useFocusInside(box: Box): void {
  useLayoutEffect(() => {
    const before = document.activeElement;
    const element = box.current;
    const first = element?.querySelector<HTMLElement>(
      '[aria-checked="true"], button:not(:disabled), select, input',
    );
    (first ?? element)?.focus({ preventScroll: true });
    return () => {
      const now = document.activeElement;
      const isLost = !now || now === document.body || element?.contains(now) === true;
      if (isLost && before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, [box]);
}

/** The button that opened it is not elsewhere: it closes by itself. */
function useCloseOutside(box: Box, onClose: () => void): void {
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => {
    const onPress = (event: PointerEvent) => {
      const target = event.target as Node | null;
      const anchor = box.current?.parentElement;
      if (
        target &&
        !box.current?.contains(target) &&
        !anchor?.querySelector('[aria-expanded="true"]')?.contains(target)
      ) {
        close.current();
      }
    };
    document.addEventListener('pointerdown', onPress, true);
    return () => document.removeEventListener('pointerdown', onPress, true);
  }, [box]);
}

function moveFocus(box: HTMLElement | null, event: KeyboardEvent): void {
  const items = [...(box?.querySelectorAll<HTMLElement>('.item') ?? [])];
  const at = items.indexOf(document.activeElement as HTMLElement);
  const next = nextIndex(event.key, at, items.length);
  if (next === null) return;
  event.preventDefault();
  items[next]?.focus();
}

/** Where an arrow key leads in a row or column of `count`; null for other keys. */
export function nextIndex(key: string, at: number, count: number): number | null {
  switch (key) {
    case 'ArrowDown':
    case 'ArrowRight':
      return (at + 1) % count;
    case 'ArrowUp':
    case 'ArrowLeft':
      return (at - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}
