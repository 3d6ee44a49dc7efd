import type { Status } from '../../world/values.ts';

/** A status as a shape, so that nobody needs its color: full, ring, bar, hollow, broken. */
export function StatusMark({ status }: { readonly status: Status }) {
  return (
    <svg class={`mark ${status}`} viewBox="0 0 14 14" aria-hidden="true">
      <circle class="ground" cx="7" cy="7" r="7" />
      <Shape status={status} />
    </svg>
  );
}

function Shape({ status }: { readonly status: Status }) {
  switch (status) {
    case 'available':
      return <circle cx="7" cy="7" r="5" fill="currentColor" />;
    case 'busy':
      return <circle cx="7" cy="7" r="3.6" fill="none" stroke="currentColor" stroke-width="2.8" />;
    case 'doNotDisturb':
      return (
        <>
          <circle cx="7" cy="7" r="5" fill="currentColor" />
          <path class="ground" d="M4 6.100h6v1.800H4z" />
        </>
      );
    case 'away':
      return <circle cx="7" cy="7" r="4" fill="none" stroke="currentColor" stroke-width="2" />;
    case 'reconnecting':
      return (
        <circle
          cx="7"
          cy="7"
          r="4"
          fill="none"
          stroke="currentColor"
          stroke-width="2"
          stroke-dasharray="2.500 2.500"
        />
      );
  }
}
