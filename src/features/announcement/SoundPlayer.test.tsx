// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SoundPlayer } from './SoundPlayer.tsx';
import { startSoundPlayer } from './sound-player.ts';

const section = {
  ...{ type: 'announcement' as const, sample: false, title: 'Hear it', lead: 'On the road.' },
  ...{ file: 'a.mp3', seconds: 15, play: 'Play it', pause: 'Pause' },
  ...{ transcriptTitle: 'What it says', transcript: 'The shop is open.' },
};

let paused = true;
const setPaused = (audio: HTMLMediaElement, to: boolean) => {
  paused = to;
  fireEvent(audio, new Event(to ? 'pause' : 'play'));
};

/** jsdom plays nothing. */
beforeEach(() => {
  paused = true;
  vi.spyOn(HTMLMediaElement.prototype, 'paused', 'get').mockImplementation(() => paused);
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async function (
    this: HTMLMediaElement,
  ) {
    setPaused(this, false);
  });
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(function (
    this: HTMLMediaElement,
  ) {
    setPaused(this, true);
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function renderPlayer() {
  const { container } = render(<SoundPlayer section={section} src="/a.mp3" />);
  startSoundPlayer();
  return {
    player: container.querySelector('[data-sound]'),
    audio: container.querySelector('audio'),
    button: screen.getByRole('button'),
  };
}

it('loads nothing until it is played, and has a transcript', () => {
  expect(renderPlayer().audio?.preload).toBe('none');
  expect(screen.getByText(section.transcript)).toBeTruthy();
});

it('plays and pauses with its button', () => {
  const { player, button } = renderPlayer();
  fireEvent.click(button);
  expect(player?.hasAttribute('data-playing')).toBe(true);
  fireEvent.click(button);
  expect(player?.hasAttribute('data-playing')).toBe(false);
});

it('sews the stitch as far as it has played', () => {
  const { player, audio } = renderPlayer();
  if (!audio) throw new Error('There is no audio element');
  vi.spyOn(audio, 'duration', 'get').mockReturnValue(15);
  audio.currentTime = 6;
  fireEvent(audio, new Event('timeupdate'));
  expect((player as HTMLElement).style.getPropertyValue('--played')).toBe('0.4');
});

it('shows the controls of the browser if the file cannot be played', async () => {
  const { audio, button } = renderPlayer();
  vi.mocked(HTMLMediaElement.prototype.play).mockRejectedValue(new Error('not supported'));
  fireEvent.click(button);
  await expect.poll(() => audio?.controls).toBe(true);
  expect(button.hidden).toBe(true);
});
