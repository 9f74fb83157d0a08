// @vitest-environment jsdom
import { act, cleanup, configure, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PaintStudio } from './PaintStudio.tsx';

// Only bounds a hang.
configure({ asyncUtilTimeout: 120_000 });

const props = {
  words: {
    title: 'See your name',
    name: 'Name of your shop',
    own: 'Your shop',
    tooLong: 'Only {most} letters',
    privacy: 'Stays on this phone.',
    kind: 'Board',
    kinds: { hoarding: 'Hoarding', wall: 'Wall', 'e-rickshaw': 'E-rickshaw' },
    colour: 'Colours',
    colours: { sindoor: 'Red', turmeric: 'Yellow', lime: 'White' },
    districtLabel: 'District',
    undecided: 'Not decided',
    send: 'Send',
    save: 'Save',
    failed: 'No picture',
    ask: 'Ask the price',
    attach: 'Attach the picture',
    chatOnly: 'Open the chat',
    chat: 'Hello',
    question: '{name}, {kind}, {size}, {colours}, {price}, {district}',
    pictureLabel: '{name} on {kind} in {colours}',
    signature: 'Sample',
  },
  boards: {
    hoarding: { size: '20 ft', price: 'Flex ₹280' },
    wall: { size: '12 ft', price: 'Painting ₹96' },
    'e-rickshaw': { size: '3 ft', price: 'Branding ₹21' },
  },
  districts: ['Siwan', 'Patna'],
  phone: '+919876543210',
} as ComponentProps<typeof PaintStudio>;

/** Lines painted on the canvas. */
let painted: string[] = [];
/** The canvas as a file; null if the browser cannot make one. */
let blob: Blob | null;
const share = vi.fn<(data: ShareData) => Promise<void>>();

const ink = {
  width: 100,
  actualBoundingBoxLeft: 0,
  actualBoundingBoxRight: 100,
  actualBoundingBoxAscent: 70,
  actualBoundingBoxDescent: 10,
};
const brush = {
  measureText: () => ink,
  fillText: (line: string) => painted.push(line),
  getImageData: () => ({ data: new Uint8ClampedArray(4) }),
};
/** Records painted text: jsdom has no canvas. */
const brushes = new Proxy(brush, {
  get: (known, name) => known[name as keyof typeof brush] ?? (() => {}),
  set: () => true,
});

beforeEach(() => {
  painted = [];
  blob = new Blob(['board'], { type: 'image/png' });
  sessionStorage.clear();
  share.mockReset().mockResolvedValue();
  vi.stubGlobal('matchMedia', () => new EventTarget());
  const fonts = Object.assign(new EventTarget(), { load: () => Promise.resolve([]) });
  Object.assign(document, { fonts });
  Object.assign(HTMLImageElement.prototype, { decode: () => Promise.reject(new Error('offline')) });
  Object.assign(HTMLCanvasElement.prototype, {
    getContext: () => brushes,
    toBlob: (done: BlobCallback) => done(blob),
  });
  Object.assign(URL, { createObjectURL: () => 'blob:board', revokeObjectURL: () => {} });
  Object.assign(navigator, { share, canShare: () => true });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: props.words.name });
const chatText = () =>
  new URL(screen.getByRole<HTMLAnchorElement>('link', { name: /Ask/ }).href).searchParams.get(
    'text',
  );

it('paints and announces the typed name', async () => {
  render(<PaintStudio {...props} />);
  expect(screen.getByRole('img', { name: 'Your shop on Hoarding in Red' })).toBeTruthy();
  await userEvent.type(field(), 'Sudha');
  await userEvent.click(screen.getByRole('radio', { name: /Wall/ }));
  await userEvent.click(screen.getByRole('radio', { name: 'Yellow' }));
  expect(screen.getByRole('img', { name: 'Sudha on Wall in Yellow' })).toBeTruthy();
  await waitFor(() => expect(painted).toContain('SUDHA'));
  expect(painted).toContain('Sample');
  await waitFor(() =>
    expect(screen.getByRole('status').textContent).toBe('Sudha on Wall in Yellow Painting ₹96'),
  );
});

it('shows the price of the chosen board', async () => {
  render(<PaintStudio {...props} />);
  expect(screen.getByText('Flex ₹280')).toBeTruthy();
  await userEvent.click(screen.getByRole('radio', { name: /Wall/ }));
  expect(screen.getByText('Painting ₹96')).toBeTruthy();
  expect(screen.queryByText('Flex ₹280')).toBeNull();
});

it('says when a name is longer than what is painted', async () => {
  render(<PaintStudio {...props} />);
  await userEvent.type(field(), 'W'.repeat(40));
  expect(screen.queryByText('Only 40 letters')).toBeNull();
  await userEvent.type(field(), 'W');
  expect(screen.getByText('Only 40 letters')).toBeTruthy();
  await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/Only 40 letters$/));
});

it('prefills the chat with the board, or a general text without a name', async () => {
  render(<PaintStudio {...props} />);
  expect(chatText()).toBe('Hello');
  await userEvent.type(field(), 'Sudha & Sons');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'District' }), 'Patna');
  expect(chatText()).toBe('Sudha & Sons, Hoarding, 20 ft, Red, Flex ₹280, Patna');
  await userEvent.clear(field());
  expect(chatText()).toBe('Hello');
});

it('keeps the name in the tab', async () => {
  const { unmount } = render(<PaintStudio {...props} />);
  await userEvent.type(field(), 'Sudha');
  unmount();
  render(<PaintStudio {...props} />);
  expect(field().value).toBe('Sudha');
  expect(screen.getByRole('img', { name: /^Sudha/ })).toBeTruthy();
});

it('keeps input from before hydration', async () => {
  sessionStorage.setItem('board-name', 'Earlier');
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(<PaintStudio {...props} />);
  field().value = 'Sudha';
  screen.getByRole<HTMLInputElement>('radio', { name: /Wall/ }).checked = true;
  const root = await act(async () => hydrateRoot(container, <PaintStudio {...props} />));
  expect(field().value).toBe('Sudha');
  expect(screen.getByRole('img', { name: 'Sudha on Wall in Red' })).toBeTruthy();
  expect(sessionStorage.getItem('board-name')).toBe('Sudha');
  await act(async () => root.unmount());
  container.remove();
});

it('shares picture and question together, and links to the chat alone', async () => {
  render(<PaintStudio {...props} />);
  await screen.findByRole('button', { name: 'Send' });
  await userEvent.click(screen.getByRole('link', { name: 'Ask the price' }));
  expect(share).not.toHaveBeenCalled();
  await userEvent.type(field(), 'Sudha');
  await userEvent.click(screen.getByRole('link', { name: 'Ask the price' }));
  const { files, text } = share.mock.lastCall?.[0] ?? {};
  expect([files?.length, text]).toEqual([1, chatText()]);
  expect(text).toContain('Sudha');
  const chat = screen.getByRole<HTMLAnchorElement>('link', { name: 'Open the chat' });
  expect(chat.href).toContain('Sudha');
});

it('saves the picture while the link opens the chat where files cannot be shared', async () => {
  Object.assign(navigator, { canShare: undefined });
  render(<PaintStudio {...props} />);
  const save = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Save' });
  const saved = vi.fn((event: Event) => event.preventDefault());
  save.addEventListener('click', saved);
  await userEvent.type(field(), 'Sudha');
  expect(screen.getByText('Attach the picture')).toBeTruthy();
  await userEvent.click(screen.getByRole('link', { name: 'Ask the price' }));
  expect(saved).toHaveBeenCalledTimes(1);
  expect(share).not.toHaveBeenCalled();
  expect(chatText()).toContain('Sudha');
});

it('shares the picture, and offers to save it if sharing fails', async () => {
  render(<PaintStudio {...props} />);
  const button = await screen.findByRole('button', { name: 'Send' });
  share.mockRejectedValueOnce(new DOMException('closed', 'AbortError'));
  await userEvent.click(button);
  expect(share.mock.lastCall?.[0]).toEqual({ files: [expect.any(File)] });
  expect(screen.queryByRole('link', { name: 'Save' })).toBeNull();
  share.mockRejectedValueOnce(new DOMException('refused', 'NotAllowedError'));
  await userEvent.click(button);
  const save = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Save' });
  expect([save.href, save.download]).toEqual(['blob:board', 'board.png']);
});

it('shows an error if the browser cannot make a picture', async () => {
  blob = null;
  render(<PaintStudio {...props} />);
  expect((await screen.findByRole('alert')).textContent).toBe('No picture');
});
