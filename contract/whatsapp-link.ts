/**
 * WhatsApp link with a prefilled text (docs/product.md, Chat and phone links). Letters beyond ASCII stay
 * as they are: browsers encode them when they follow the link, and a page in Hindi is much lighter.
 */
export function whatsappLink(phone: string, text: string): string {
  const encoded = text.replace(/\p{ASCII}+/gu, encodeURIComponent);
  return `https://wa.me/${phone.replace(/\D/g, '')}?text=${encoded}`;
}
