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

/**
 * Pairs of consonants with a conjunct glyph. Any other pair is drawn as a half letter and a whole one: the full face
 * has glyphs of the same look for many of these, too, which would add 11 KB.
 */
const pairs = `
  क्त क्र क्ष ग्न ग्र घ्न घ्र ङ्क ङ्ग ज्ज ज्ञ ज्र ञ्च ञ्ज ट्ट ट्ठ
  ट्य ट्र ठ्य ड्ड ड्ढ ड्य ड्र ढ्य त्त त्र थ्र द्ग द्द द्ध द्न द्ब
  द्भ द्म द्य द्र द्व ध्न ध्र न्ज न्ध न्न न्र प्न प्र फ्र ब्र ब्स
  भ्र म्न म्र व्र श्न श्र स्ख स्र स्स ह्ण ह्न ह्म ह्य ह्र ह्ल ह्व
  ट्व न्च ब्न फ़्र ज़्ज़ क़्त`;

/** Clusters of three or more that are not a half letter and a pair, as न्द्र and स्त्र are. */
const clusters = `
  क्ष्म क्ष्य क्त्र ङ्क्ष च्छ्व ज्ज्व ण्ड्र त्त्व त्स्न त्स्य द्द्य द्ध्य द्व्य ष्ट्य ष्ट्र ष्ठ्य ष्प्र स्ट्र`;

/** Clusters with a leading र. */
const clustersWithReph = `र्त्त र्त्स्न र्त्य र्द्ध र्द्र र्ध्व र्व्य र्श्व र्ष्ण र्ष्य र्स्ट`;

/** Letters that take both र and ि, and those also followed by ं, as in पार्किंग and नर्सिंग. */
const rephAndI = [...'कखगघचजटडणतथदधनपफबभमयलवशषसह'];
const rephAndIn = [...'कगचजटडतथदनपफबमयलवस'];

const listOf = (text: string) => text.trim().split(/\s+/);

const each = (starts: string[], ends: string[]) =>
  starts.flatMap((start) => ends.map((end) => start + end));

/**
 * The syllables of Hindi names: every letter with every vowel sign and mark, with a leading र, halved, and the
 * conjuncts. The full face has single glyphs for many of these with a sign and a mark above; combinations that no word
 * has are drawn with separate glyphs.
 */
export function syllables(): string[] {
  const halves = consonants.map((letter) => letter + virama);
  const reph = `र${virama}`;
  return [
    ...others,
    ...each(vowels, marks),
    ...each(each(consonants, signs), marks),
    ...each(each([reph], plain), ['', ...'ाुूृोौ', 'ां', 'ों']),
    ...each(each([reph], rephAndI), [...'िीेै', 'ें']),
    ...each(each([reph], rephAndIn), ['िं']),
    ...each(halves, ['', joiner]),
    ...each(listOf(pairs), ['', ...'ािीुूृेो', 'िं']),
    ...each(listOf(clusters), ['', ...'ािीुूृेो']),
    ...each(listOf(clustersWithReph), ['', ...'ाीुूेो']),
  ];
}
