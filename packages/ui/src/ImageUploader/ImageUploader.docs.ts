import type { ComponentDocs } from '../componentDocs.ts';

export const imageUploaderDocs: ComponentDocs = {
  name: 'ImageUploader',
  group: 'inputs',
  purpose: 'Takes a picture and cuts it to the shape that the page needs: a brand’s logo, a product, a face.',
  keywords: ['crop', 'avatar upload', 'logo'],
  alternatives: [{ name: 'FileUploader', when: 'there are many' }],
  do: ['Give `aspect` and `width` of the place where it is shown.', 'Show what is there now in `value`.'],
  dont: ['Do not take a picture smaller than its place: it is refused with its size and the least one.'],
  keyboard: [
    { keys: 'Enter or Space on its button', does: 'opens the device’s own choice' },
    { keys: '← → ↑ ↓ in the frame', does: 'move the picture by 1%, with Shift by 10%' },
    { keys: '+ and −', does: 'zoom in and out' },
    { keys: 'Home', does: 'begins again with the middle' },
  ],
  screenReader: ['Logo, group; Choose an image, button', 'Crop area, crop; Zoom, slider, 100%'],
  requirements: {
    'crops-by-keyboard': 'Arrows and + change what is kept, and the answer has the asked size.',
    'crops-by-mouse': 'The picture is dragged, and nearer by its slider.',
    'refuses-small': 'A picture that is too small or none says so next to the field.',
    'stays-inside': 'What is kept never leaves the picture and never loses its shape.',
  },
};
