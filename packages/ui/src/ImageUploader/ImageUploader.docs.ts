import type { ComponentDocs } from '../componentDocs.ts';

export const imageUploaderDocs: ComponentDocs = {
  name: 'ImageUploader',
  group: 'inputs',
  purpose: 'For an image cropped to a given shape: a logo, a product, a face.',
  keywords: ['crop', 'avatar upload', 'logo'],
  alternatives: [{ name: 'FileUploader', when: 'there are several images' }],
  do: ['Set `aspect` and `width` for where it is shown.', 'Show the current image in `value`.'],
  dont: ["Don't accept smaller images than needed: they are rejected with the minimum size."],
  keyboard: [
    { keys: 'Enter or Space on its button', does: 'opens the file dialog' },
    { keys: '← → ↑ ↓ in the frame', does: 'move the crop area by 1%, with Shift by 10%' },
    { keys: '+ and −', does: 'zoom in and out' },
    { keys: 'Home', does: 'resets to the centre' },
  ],
  screenReader: ['Logo, group; Choose an image, button', 'Crop area, crop; Zoom, slider, 100%'],
  requirements: {
    'crops-by-keyboard': 'Arrows and + change the crop; the result has the requested size.',
    'crops-by-mouse': 'The image is moved by dragging and zoomed by its slider.',
    'refuses-small': 'Images that are too small or invalid show an error at the field.',
    'stays-inside': 'The crop area stays within the image and keeps its shape.',
  },
};
