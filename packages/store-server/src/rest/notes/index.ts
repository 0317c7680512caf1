import type { Route } from '../router/route';
import { actOnNote, changeNote, changeNotes } from './change-notes';
import { deleteNote, deleteNotes } from './delete-notes';
import { readNote, readNotes } from './read-notes';

/** The inbox. */
export const noteRoutes: readonly Route[] = [
	readNotes,
	readNote,
	changeNotes,
	changeNote,
	actOnNote,
	deleteNotes,
	deleteNote,
];
