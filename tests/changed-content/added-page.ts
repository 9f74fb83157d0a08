type Added = Record<'title' | 'description' | 'name' | 'headline' | 'lead' | 'call', string>;

/** The words of the page in each language that the content has. */
const words: Record<string, Added> = {
  en: {
    title: 'Radio Advertising in the Towns of Bihar',
    description: 'Spots on the radio between the songs, written in Bhojpuri, Maithili or Hindi.',
    name: 'Radio',
    headline: 'Heard between two songs',
    lead: 'Twenty seconds, one offer, one number to call.',
    call: 'Ask for a rate by phone',
  },
  hi: {
    title: 'बिहार के शहरों में रेडियो पर दुकान का विज्ञापन और रेट',
    description:
      'गानों के बीच रेडियो पर आपकी दुकान का विज्ञापन, भोजपुरी, मैथिली या हिंदी में लिखा और बोला हुआ। रेट फ़ोन पर पूछिए।',
    name: 'रेडियो',
    headline: 'दो गानों के बीच',
    lead: 'बीस सेकंड, एक ऑफ़र, फ़ोन का एक नंबर।',
    call: 'फ़ोन पर रेट पूछिए',
  },
};

/**
 * A page about radio, and its entry in the menu, as staff would add them in `language`.
 * Throws for a language that has no words here.
 */
export function addedPage(language: string) {
  const added = words[language];
  if (!added) throw new Error(`added-page.ts has no words in "${language}"`);
  const { title, description, name, headline, lead, call } = added;
  return {
    page: {
      title,
      description,
      keywords: [name, title],
      breadcrumb: name,
      sections: [
        {
          type: 'hero',
          artwork: 'street',
          title: headline,
          lead,
          drawing: { subject: 'telephone', word: name },
          actions: [{ label: call, call: true }],
        },
      ],
    },
    menuItem: { name, path: '/services/radio' },
  };
}
