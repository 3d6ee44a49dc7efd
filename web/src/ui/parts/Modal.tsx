import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

interface ModalProps {
  readonly labelledBy: string;
  readonly className: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
}

/** A dialog that was asked for; the browser keeps the focus inside and closes it with Escape. */
export function Modal({ labelledBy, className, onClose, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  const onPress = (event: MouseEvent) => {
    if (event.target === dialog.current) onClose();
  };
  return (
    <dialog
      ref={dialog}
      class={`surface ${className}`}
      aria-labelledby={labelledBy}
      onCancel={onClose}
      onClose={onClose}
      onClick={onPress}
    >
      {children}
    </dialog>
  );
}
