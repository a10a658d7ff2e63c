// Says in a moment whether a start can succeed as it was asked for, before minutes go into building.
import { readStart } from './readStart.ts';

readStart();
