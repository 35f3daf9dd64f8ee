/**
 * Puts the pictures that an iPhone shows while the installed app starts where it looks for them. Only Apple's browsers
 * know `standalone`, and they read the page as it is when it is put on the home screen.
 */
export function offerStartupImages(): void {
  const images = document.querySelector<HTMLTemplateElement>('#startup-images');
  if (images && 'standalone' in navigator) document.head.append(images.content);
}
