/** Starts the drawn player (SoundPlayer.tsx). If the file cannot be played, the browser's controls replace its button. */
export function startSoundPlayer(): void {
  const player = document.querySelector<HTMLElement>('[data-sound]');
  const audio = player?.querySelector('audio');
  const button = player?.querySelector('button');
  if (!player || !audio || !button) return;
  audio.controls = false;
  const showProgress = () => {
    player.toggleAttribute('data-playing', !audio.paused);
    player.style.setProperty('--played', `${audio.currentTime / audio.duration || 0}`);
  };
  for (const event of ['play', 'pause', 'timeupdate', 'ended']) {
    audio.addEventListener(event, showProgress);
  }
  button.addEventListener('click', () => {
    if (!audio.paused) audio.pause();
    else
      audio.play().catch(() => {
        audio.controls = true;
        button.hidden = true;
      });
  });
}
