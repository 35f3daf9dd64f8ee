/**
 * Adds the startup images of the installed app to the head. Only Apple's browsers know `standalone`. These browsers
 * read the head when the page is added to the home screen.
 */
export function offerStartupImages(): void {
  const images = document.querySelector<HTMLTemplateElement>('#startup-images');
  if (images && 'standalone' in navigator) document.head.append(images.content);
}
