const waiting = new WeakMap<Element, () => void>();

let observer: IntersectionObserver | null = null;

/** Runs `act` once, when the element is in sight or near it. Answers with how to wait no more. */
export function whenSeen(element: Element, act: () => void): () => void {
  observer ??= new IntersectionObserver(onSeen, { rootMargin: '200px' });
  waiting.set(element, act);
  observer.observe(element);
  return () => {
    waiting.delete(element);
    observer?.unobserve(element);
  };
}

function onSeen(entries: readonly IntersectionObserverEntry[]): void {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting) continue;
    observer?.unobserve(target);
    waiting.get(target)?.();
    waiting.delete(target);
  }
}
