import type { Socket, SocketListener, Sockets } from '../session/needs.ts';

const PROTOCOL = 'tilework.v1';
const TOKEN_PROTOCOL = 'tilework.token.';
/** More than this not yet sent means that nothing is taken: commands are dropped, the silence alarm does the rest. */
const MOST_WAITING_BYTES = 64 * 1024;

/** Browser WebSockets; the session token travels as a subprotocol. */
export class WebSockets implements Sockets {
  readonly #base: string;

  /** `base`: what socket addresses are relative to, the page's own address. */
  constructor(base: string) {
    this.#base = base;
  }

  open(url: string, sessionToken: string, hears: SocketListener): Socket {
    const address = new URL(url, this.#base);
    address.protocol = address.protocol.replace('http', 'ws');
    const socket = new WebSocket(address, [PROTOCOL, TOKEN_PROTOCOL + sessionToken]);
    socket.binaryType = 'arraybuffer';
    let isListening = true;
    socket.onmessage = (event: MessageEvent<unknown>) => {
      if (isListening && event.data instanceof ArrayBuffer) hears.message(new Uint8Array(event.data));
    };
    socket.onclose = (event) => {
      if (isListening) hears.closed(event.code, event.reason);
    };
    return {
      send: (bytes) => send(socket, bytes),
      close: () => {
        isListening = false;
        socket.close(1000);
      },
    };
  }
}

function send(socket: WebSocket, bytes: Uint8Array): void {
  const canSend = socket.readyState === WebSocket.OPEN && socket.bufferedAmount < MOST_WAITING_BYTES;
  if (canSend) socket.send(bytes as Uint8Array<ArrayBuffer>);
}
