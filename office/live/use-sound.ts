import { useEffect, useState } from 'react';
import { loadSetting, saveSetting } from '../stored.ts';
import { playPaymentSound, prepareSound } from './sound.ts';

/** Pause after a press, in ms: preparing takes a phone 60 ms, which would delay what the press shows. */
const prepareAfterMs = 300;

const prepareSoon = () => {
  setTimeout(prepareSound, prepareAfterMs);
};

/** Whether a payment is heard; kept on the device, on by default. */
export function useSound() {
  const [isOn, setOn] = useState(() => loadSetting('office-sound') !== 'off');

  useEffect(() => {
    addEventListener('pointerdown', prepareSoon);
    addEventListener('keydown', prepareSoon);
    return () => {
      removeEventListener('pointerdown', prepareSoon);
      removeEventListener('keydown', prepareSoon);
    };
  }, []);

  const toggle = () => {
    saveSetting('office-sound', isOn ? 'off' : 'on');
    setOn(!isOn);
    // So that staff hear what they have switched on.
    if (!isOn) prepareSound().then(playPaymentSound);
  };
  return { isOn, toggle };
}
