/** "1 box", "8 boxes". */
export const formatBoxes = (count: number): string => (count === 1 ? '1 box' : `${count} boxes`);
