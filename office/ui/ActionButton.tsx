import type { ComponentProps } from 'react';

interface ActionButtonProps extends Omit<ComponentProps<'button'>, 'disabled' | 'type'> {
  isDisabled: boolean;
}

/** A button that keeps the focus while it is disabled; pressing it then does nothing. */
export function ActionButton({ isDisabled, onClick, ...button }: ActionButtonProps) {
  return (
    <button
      {...button}
      aria-disabled={isDisabled}
      onClick={isDisabled ? undefined : onClick}
      type="button"
    />
  );
}
