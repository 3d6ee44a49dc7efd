import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';

/** Drawn beyond what is in sight, so that the next row is there when the focus moves on. */
const SPARE_REM = 24;

interface WindowedProps<T> {
  readonly items: readonly T[];
  readonly heightRem: (item: T) => number;
  readonly keyOf: (item: T) => string;
  readonly render: (item: T) => ComponentChildren;
}

/** A long list of which only what is in sight is in the page. Heights are known, so nothing jumps. */
export function Windowed<T>({ items, heightRem, keyOf, render }: WindowedProps<T>) {
  const box = useRef<HTMLDivElement>(null);
  const view = useViewRem(box);
  let top = 0;
  let before = 0;
  let after = 0;
  const shown: ComponentChildren[] = [];
  for (const item of items) {
    const height = heightRem(item);
    if (top + height < view.top - SPARE_REM) before += height;
    else if (top > view.bottom + SPARE_REM) after += height;
    else shown.push(<div key={keyOf(item)}>{render(item)}</div>);
    top += height;
  }
  return (
    <div class="scroller" ref={box}>
      <div style={{ height: `${before}rem` }} />
      {shown}
      <div style={{ height: `${after}rem` }} />
    </div>
  );
}

interface View {
  readonly top: number;
  readonly bottom: number;
}

/** What part of the box is in sight, in rem; changes in strides, not with every pixel. */
function useViewRem(box: { readonly current: HTMLDivElement | null }): View {
  const [view, setView] = useState<View>({ top: 0, bottom: 60 });
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = () => {
      const rem = parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
      const stride = (value: number) => Math.floor(value / rem / 8) * 8;
      const next = {
        top: stride(element.scrollTop),
        bottom: stride(element.scrollTop + element.clientHeight) + 8,
      };
      setView((now) => (now.top === next.top && now.bottom === next.bottom ? now : next));
    };
    const resized = new ResizeObserver(measure);
    resized.observe(element);
    element.addEventListener('scroll', measure, { passive: true });
    return () => {
      resized.disconnect();
      element.removeEventListener('scroll', measure);
    };
  }, [box]);
  return view;
}
