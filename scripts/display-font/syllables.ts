const virama = '\u094d';
const nukta = '\u093c';
const joiner = '\u200d';

const plain = [...'कखगघङचछजझञटठडढणतथदधनपफबभमयरलळवशषसह'];
const dotted = [...'कखगजडढफ'].map((letter) => letter + nukta);
const consonants = [...plain, ...dotted];
const vowels = [...'अआइईउऊऋऍएऐऑओऔ'];
const signs = ['', ...'ािीुूृॅेैॉोौ'];
const marks = ['', ...'ँंः'];
const others = [...'०१२३४५६७८९।॥ॐऽ॰', '\u25cc', joiner, '\u200c'];

/** Consonants that Hindi joins; a pair that is not here is drawn by half a letter and a whole one. */
const pairs = `
  क्क क्ख क्ट क्त क्न क्म क्य क्र क्ल क्व क्श क्ष क्स ख्त ख्य ग्ग ग्घ ग्द ग्ध ग्न ग्म ग्य ग्र ग्ल ग्व घ्न घ्य घ्र
  ङ्क ङ्ख ङ्ग ङ्घ च्च च्छ च्य ज्ज ज्झ ज्ञ ज्म ज्य ज्र ज्व ञ्च ञ्छ ञ्ज ट्ट ट्ठ ट्य ट्र ट्स ठ्य ड्ड ड्ढ ड्य ड्र ढ्य
  ण्ट ण्ठ ण्ड ण्ढ ण्ण ण्य ण्व त्क त्त त्थ त्न त्प त्म त्य त्र त्व त्स थ्य थ्र थ्व द्ग द्घ द्द द्ध द्न द्ब द्भ द्म द्य द्र द्व
  ध्न ध्म ध्य ध्र ध्व न्ज न्ट न्ड न्त न्थ न्द न्ध न्न न्म न्य न्र न्व न्स न्ह प्ट प्त प्न प्प प्म प्य प्र प्ल प्व प्स
  फ्त फ्र फ्ल ब्ज ब्त ब्द ब्ध ब्ब ब्य ब्र ब्ल ब्स भ्य भ्र म्न म्प म्फ म्ब म्भ म्म म्य म्र म्ल म्ह य्य ल्क ल्ग ल्ट ल्ड
  ल्त ल्द ल्प ल्फ ल्ब ल्म ल्य ल्ल ल्व ल्स ल्ह व्य व्र श्क श्च श्त श्न श्म श्य श्र श्ल श्व ष्क ष्ट ष्ठ ष्ण ष्प ष्म ष्य
  स्क स्ख स्ट स्त स्थ स्न स्प स्फ स्म स्य स्र स्ल स्व स्स ह्ण ह्न ह्म ह्य ह्र ह्ल ह्व
  क्च क्ड ख्व ग्स ज्स ट्न ट्म ट्व ड्स त्ज न्च न्फ न्श प्ड प्श फ्ट फ्फ ब्न ब्म म्ज म्त म्स ल्च ल्थ ल्न ल्श स्ज स्ब स्ड व्ह
  फ़्त फ़्र फ़्ल फ़्ट फ़्फ़ ज़्य ज़्ज़ ज़्म ज़्ब ज़्व ब्ज़ न्ज़ ख़्त क़्त श्क़`;

/** Three or more that Hindi writes as one letter. */
const clusters = `
  क्ष्म क्ष्य क्त्र ङ्क्ष च्छ्व ज्ज्व ण्ड्र त्त्व त्स्न त्स्य द्द्य द्ध्य द्व्य न्त्य न्त्र न्द्य न्द्र न्ध्य न्ध्र म्प्र म्भ्र ल्क्य
  ष्ट्य ष्ट्र ष्ठ्य ष्प्र स्त्य स्त्र स्थ्य स्प्र स्प्ल स्क्र स्ट्र र्त्त र्त्स्न र्त्य र्द्ध र्द्र र्ध्व र्व्य र्श्व र्ष्ण र्ष्य र्स्ट`;

const listOf = (text: string) => text.trim().split(/\s+/);

const each = (starts: string[], ends: string[]) =>
  starts.flatMap((start) => ends.map((end) => start + end));

/**
 * What Hindi names are written with: every letter with every vowel sign and mark, with र before it,
 * halved, and the letters that are joined.
 */
export function syllables(): string[] {
  const halves = consonants.map((letter) => letter + virama);
  const endings = each(signs, marks);
  return [
    ...others,
    ...each(vowels, marks),
    ...each(consonants, endings),
    ...each(each([`र${virama}`], plain), each(signs, ['', 'ं'])),
    ...each(halves, ['', joiner]),
    ...each([...listOf(pairs), ...listOf(clusters)], ['', 'ा', 'ि', 'ी', 'ु', 'ू', 'ृ', 'े', 'ो', 'िं']),
  ];
}
