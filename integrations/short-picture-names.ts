import sharpService from 'astro/assets/services/sharp';

/**
 * Astro's image service, with shorter pages: the name of a copy ends in a hash of its width, format
 * and quality alone, the same for all photographs, so that it compresses. The hash of the original stands
 * before it.
 */
export default { ...sharpService, propertiesToHash: ['width', 'format', 'quality'] };
