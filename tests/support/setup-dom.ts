import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';

configure({ asyncUtilTimeout: 60_000 });

// jsdom has no canvas and complains of each try; axe asks for one and does without it.
HTMLCanvasElement.prototype.getContext = () => null;
