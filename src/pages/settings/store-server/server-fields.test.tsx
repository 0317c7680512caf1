import { render, screen } from '@testing-library/react';
import { ServerFields } from './server-fields';

const draft = { address: 'https://analytics.example', token: '', max_age: '10' };
const saved = { address: draft.address, has_token: true, max_age: 10 };
const address = () => screen.getByLabelText('Address of the store server');

describe('The fields of the store server', () => {
	it('can be changed, except those of wp-config.php', () => {
		render(<ServerFields saved={{ ...saved, fixed: ['token'] }} draft={draft} change={() => {}} />);
		expect(address()).toBeEnabled();
		expect(screen.getByLabelText('Token of the store server for this shop')).toBeDisabled();
		expect(screen.getAllByText('Set in wp-config.php.')).toHaveLength(1);
	});

	it.each([
		['network', 'Only those who manage the network can change this.'],
		['administrator', 'Only administrators can change this.'],
	] as const)('say who can change them: %s', (by, sentence) => {
		const fixed = ['address', 'token', 'max_age'] as const;
		render(
			<ServerFields saved={{ ...saved, fixed, fixed_by: by }} draft={draft} change={() => {}} />,
		);
		expect(address()).toBeDisabled();
		expect(screen.getAllByText(sentence)).toHaveLength(3);
	});
});
