import { useEffect, useEffectEvent, useRef } from 'react';
import { useContentWords } from '../use-content-words.ts';
import type { BoardAction, BoardState, Upload } from './board-state.ts';
import { failedUpload, uploadPhotograph } from './upload-photograph.ts';

/** Uploads the chosen photographs one at a time, so that each completes on a slow connection. */
export function useUploads(
  { photographs }: BoardState,
  dispatch: (action: BoardAction) => void,
): { choose: (files: File[]) => void } {
  const words = useContentWords();
  const files = useRef(new Map<number, File>());
  const isSending = photographs.some(({ upload }) => upload.state === 'sending');
  const next = isSending
    ? undefined
    : photographs.find(({ upload }) => upload.state === 'waiting')?.key;

  const send = useEffectEvent(async (key: number) => {
    const file = files.current.get(key);
    if (!file) return;
    const report = (upload: Upload) => dispatch({ type: 'uploading', key, upload });
    report({ state: 'sending', percent: 0 });
    try {
      const id = await uploadPhotograph(file, (percent) => report({ state: 'sending', percent }));
      report({ state: 'sent', id });
    } catch (error) {
      report(failedUpload(error, words));
    }
  });
  useEffect(() => {
    if (next !== undefined) send(next);
  }, [next]);

  return {
    choose: (chosen) => {
      const keyed = chosen.map((file, index) => ({ key: Date.now() + index, file }));
      for (const { key, file } of keyed) files.current.set(key, file);
      dispatch({
        type: 'chosen',
        photographs: keyed.map(({ key, file }) => ({ key, name: file.name })),
      });
    },
  };
}
