import '@testing-library/jest-dom';

// jsdom has no canvas and complains of each try; axe asks for one and does without it.
HTMLCanvasElement.prototype.getContext = () => null;
