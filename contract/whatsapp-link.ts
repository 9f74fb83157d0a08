/**
 * A WhatsApp link with a prefilled text (docs/product.md, Chat and phone links). Only ASCII is encoded: browsers
 * encode the rest, and a page in Hindi is much smaller.
 */
export function whatsappLink(phone: string, text: string): string {
  const encoded = text.replace(/\p{ASCII}+/gu, encodeURIComponent);
  return `https://wa.me/${phone.replace(/\D/g, '')}?text=${encoded}`;
}
