import { EmptyContent } from './empty-content';

export default { title: 'Texts/EmptyContent', component: EmptyContent };

const nothing = () => {};

export function OneAction() {
	return (
		<EmptyContent
			title="No orders yet"
			message="They will be here as soon as somebody buys something."
			actionLabel="Learn more"
			actionURL="https://example.org/"
		/>
	);
}

export function TwoActions() {
	return (
		<EmptyContent
			title="No orders yet"
			message="They will be here as soon as somebody buys something."
			actionLabel="Create an order"
			actionCallback={nothing}
			secondaryActionLabel="Not now"
			secondaryActionCallback={nothing}
		/>
	);
}

export function WithoutPictureAndMessage() {
	return (
		<EmptyContent
			title="Nothing to review"
			illustration=""
			actionLabel="Back"
			actionCallback={nothing}
		/>
	);
}

export function LongText() {
	return (
		<EmptyContent
			title={'A title that is much longer than the page is wide '.repeat(3)}
			message={'A message that explains everything at great length. '.repeat(8)}
			actionLabel="An action that needs more than a word or two to be understood"
			actionCallback={nothing}
			secondaryActionLabel="Another action that needs more than a word or two"
			secondaryActionCallback={nothing}
		/>
	);
}
