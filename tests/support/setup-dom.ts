import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';
import './quick-computed-style';

configure({ asyncUtilTimeout: 60_000 });

// jsdom has no canvas and complains of each try; axe asks for one and does without it.
HTMLCanvasElement.prototype.getContext = () => null;

// jsdom has no modal dialogs: shown, with the focus on the first button as browsers do, and back again when closed.
let focusedBefore: Element | null = null;
HTMLDialogElement.prototype.showModal = function showModal() {
	focusedBefore = document.activeElement;
	this.open = true;
	this.querySelector('button')?.focus();
};
HTMLDialogElement.prototype.close = function close() {
	this.open = false;
	if (focusedBefore instanceof HTMLElement) focusedBefore.focus();
};
