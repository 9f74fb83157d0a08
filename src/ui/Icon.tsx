const shapes = {
  whatsapp:
    'M12 2a10 10 0 0 0-8.6 15.1L2 22l5-1.3A10 10 0 1 0 12 2Zm-3.3 5c.3 0 .6 0 .8.6l.8 1.9-.9 1.2a7 7 0 0 0 3.7 3.3l1.1-1.2 2.2 1.1c.2 1.9-1.2 2.9-2.8 2.6-3.6-.6-6.4-3.5-6.7-6.4-.1-1.7.8-3.1 1.8-3.1Z',
  phone:
    'M6.5 3 9.8 3.6l1 4.4-2 1.6a13 13 0 0 0 5.6 5.6l1.6-2 4.4 1 .6 3.3c-.2 2-1.6 3.3-3.5 3.1C10.1 19.8 4.2 13.9 3.4 6.5 3.2 4.6 4.5 3.2 6.5 3Z',
  menu: 'M3 5h18v2.6H3zm0 5.7h18v2.6H3zm0 5.7h18V19H3z',
  close:
    'm5 6.8 1.8-1.8L12 10.2 17.2 5 19 6.8 13.8 12 19 17.2 17.2 19 12 13.8 6.8 19 5 17.2 10.2 12z',
  down: 'm4 8 8 8 8-8-2-2-6 6-6-6z',
  arrow: 'M3 10.5h12L10.5 6l2-2 8 8-8 8-2-2 4.5-4.5H3z',
  tick: 'm3 13 2.5-2.5 4 4L18.5 5 21 7.5 9.5 19.5z',
  star: 'm12 2 2.9 6.6 7.1.7-5.4 4.8 1.6 7L12 17.4 5.8 21.1l1.6-7L2 9.3l7.1-.7z',
  // The star with a smaller one cut out.
  starOutline:
    'm12 2 2.9 6.6 7.1.7-5.4 4.8 1.6 7L12 17.4 5.8 21.1l1.6-7L2 9.3l7.1-.7zm0 5-1.6 3.4-3.8.4 2.9 2.6-.9 3.8L12 15.1l3.4 2.1-.9-3.8 2.9-2.6-3.8-.4z',
} as const;

type IconName = keyof typeof shapes;

/** A decorative icon on a 24 × 24 grid, hidden from screen readers. */
export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  return (
    <svg aria-hidden="true" fill="currentColor" height={size} viewBox="0 0 24 24" width={size}>
      <path d={shapes[name]} />
    </svg>
  );
}
