import { render, screen } from '@testing-library/react';
import type { Note } from '@store-analytics/rest-api';
import { InboxNote } from './inbox-note';

const note: Note = {
	id: 1,
	name: 'a-message',
	type: 'info',
	title: 'Your store is one year old',
	content: '',
	status: 'unactioned',
	date_created: '0000-00-00 00:00:00',
	date_created_gmt: '0000-00-00 00:00:00',
	is_deleted: false,
	is_read: true,
	layout: 'plain',
	image: '',
	actions: [],
};

describe('A message', () => {
	it.each(['0000-00-00 00:00:00', '-0001-11-30T00:00:00'])(
		'[S7.notes.1] has no age if its date is %s',
		(date) => {
			render(<InboxNote note={{ ...note, date_created_gmt: date }} onGone={() => undefined} />);
			expect(screen.getByRole('heading', { name: note.title })).toBeVisible();
			expect(screen.queryByRole('time')).not.toBeInTheDocument();
		},
	);
});
