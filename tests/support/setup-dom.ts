import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';
import './quick-computed-style';
import './quick-labels';

configure({ asyncUtilTimeout: 60_000 });

// jsdom has no canvas and warns on each use; axe tries one and works without it.
HTMLCanvasElement.prototype.getContext = () => null;

// jsdom has no modal dialogs. This shows them, focuses the first button as browsers do, and returns the focus on
// closing.
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
