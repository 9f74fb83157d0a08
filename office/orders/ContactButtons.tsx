import { fill } from '#contract/fill.ts';
import { whatsappLink } from '#contract/whatsapp-link.ts';
import { buttonClasses } from '#src/ui/button-classes.ts';
import { Icon } from '#src/ui/Icon.tsx';
import { useWords, useWordsIn } from '../words/WordsProvider.tsx';
import { internationalPhone, type Payer, payerMessage } from './contact-payer.ts';

interface ContactButtonsProps {
  payer: Payer;
  /** Whether the payer has to be called. */
  isCallDue: boolean;
}

/** Call and WhatsApp; nothing once the payer's number is erased. */
export function ContactButtons({ payer, isCallDue }: ContactButtonsProps) {
  const { actions } = useWords().office;
  const payerWords = useWordsIn(payer.language);
  if (payer.phone === null) return null;
  const phone = internationalPhone(payer.phone);
  const name = payer.name ?? '';
  return (
    <>
      <a
        aria-label={fill(actions.callName, { name })}
        className={buttonClasses(isCallDue ? 'primary' : 'secondary')}
        href={`tel:${phone}`}
      >
        <Icon name="phone" />
        {actions.call}
      </a>
      <a
        aria-label={fill(actions.whatsappName, { name })}
        className={buttonClasses('chat')}
        href={whatsappLink(phone, payerMessage(payer, payerWords))}
        rel="noreferrer"
        target="_blank"
      >
        <Icon name="whatsapp" />
        {actions.whatsapp}
      </a>
    </>
  );
}
