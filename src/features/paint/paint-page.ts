import { announceIn } from './announce-choice.ts';
import { colours } from './colours.ts';
import { paintName, paintNight, paintScene } from './paint-picture.ts';
import { loadFace, ownFamilies, typedFamilies } from './painter-fonts.ts';
import { type PaintChoice, readPaintChoice } from './read-choice.ts';
import { loadScene, type SceneLayers } from './scene-layers.ts';
import { startShareButtons } from './share-buttons.ts';
import { storedName, storeName } from './stored-name.ts';
import type { Time } from './surfaces.ts';

const dark = matchMedia('(prefers-color-scheme: dark)');
const timeOf = (): Time => (dark.matches ? 'night' : 'day');

/** Fetches the letters for any name at the first touch of the form, or at once where a name stands in it. */
function loadLettersOnTouch(form: HTMLElement, input: HTMLInputElement): void {
  const touches = ['focusin', 'pointerdown'];
  const load = () => {
    for (const touch of touches) form.removeEventListener(touch, load);
    loadFace('Painted Devanagari', form.dataset.face);
  };
  if (input.value || form.contains(document.activeElement)) load();
  else for (const touch of touches) form.addEventListener(touch, load);
}

/** Paints while the form of src/features/paint/Paint.astro is filled in. */
function startPainting(form: HTMLElement): void {
  const canvas = form.querySelector('canvas') as HTMLCanvasElement;
  // The scene covers it all; an opaque canvas is faster to paint.
  const brush = canvas.getContext('2d', { alpha: false });
  const input = form.querySelector('#board-name') as HTMLInputElement;
  if (!brush) return;
  paintNight(brush);
  const { own = '', signature = '' } = form.dataset;
  const announce = announceIn(form, canvas);
  let layers: SceneLayers | undefined;

  const paintChoice = (choice: PaintChoice, isTyping: boolean) => {
    if (!layers) return;
    paintName(brush, layers, {
      name: (choice.name || own).toUpperCase(),
      colours: colours[choice.colours],
      families: choice.name ? typedFamilies : ownFamilies,
      isTyping,
    });
  };
  const finish = () => paintChoice(readPaintChoice(form), false);
  const changed = startShareButtons(form, canvas, finish);
  const paint = () => {
    const choice = readPaintChoice(form);
    announce(choice);
    paintChoice(choice, true);
    if (layers) changed();
  };
  const paintAll = () => {
    if (layers) paintScene(brush, layers, signature, ownFamilies);
    paint();
  };
  const changeScene = async () => {
    const [{ kind }, time] = [readPaintChoice(form), timeOf()];
    const loaded = await loadScene(kind, time);
    // Another one may have been chosen meanwhile.
    if (readPaintChoice(form).kind !== kind || timeOf() !== time) return;
    layers = loaded;
    paintAll();
  };

  if (!input.value) input.value = storedName();
  loadLettersOnTouch(form, input);
  // The display font of the page, which is fetched in any case.
  loadFace('Painted Latin', form.dataset.latin);
  loadFace('Painted Headline', form.dataset.headline);
  form.addEventListener('input', ({ target }) => {
    if (target === input) storeName(input.value);
    paint();
  });
  form.addEventListener('change', ({ target }) => {
    if ((target as HTMLInputElement).name === 'kind') changeScene();
    else paint();
  });
  // Not addEventListener, which Safari 13 lacks.
  dark.onchange = changeScene;
  document.fonts.addEventListener('loadingdone', paintAll);
  changeScene();
}

const form = document.querySelector<HTMLElement>('[data-paint]');
if (form) startPainting(form);
