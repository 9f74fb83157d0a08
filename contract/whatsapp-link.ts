/** WhatsApp link with a prefilled text (docs/product.md, Chat and phone links). */
export function whatsappLink(phone: string, text: string): string {
  return `https://wa.me/${phone.replace(/\D/g, '')}?text=${encodeURIComponent(text)}`;
}
