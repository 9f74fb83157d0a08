import { useEffect, useState } from 'react';
import { loadSetting, saveSetting } from '../stored.ts';
import { playPaymentSound, prepareSound } from './sound.ts';

/** Whether a payment is heard; kept on the device, on by default. */
export function useSound() {
  const [isOn, setOn] = useState(() => loadSetting('office-sound') !== 'off');

  useEffect(() => {
    addEventListener('pointerdown', prepareSound);
    addEventListener('keydown', prepareSound);
    return () => {
      removeEventListener('pointerdown', prepareSound);
      removeEventListener('keydown', prepareSound);
    };
  }, []);

  const toggle = () => {
    saveSetting('office-sound', isOn ? 'off' : 'on');
    setOn(!isOn);
    // So that staff hear what they have switched on.
    if (!isOn) playPaymentSound();
  };
  return { isOn, toggle };
}
