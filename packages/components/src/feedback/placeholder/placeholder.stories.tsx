import { LoadingStatus } from './loading-status';
import { Placeholder } from './placeholder';

export default {
	title: 'Texts/Placeholder',
	component: Placeholder,
	subcomponents: { LoadingStatus },
};

export function Loading() {
	return (
		<p>
			<LoadingStatus isLoading />
			<Placeholder width="12em" /> <Placeholder width={60} />
		</p>
	);
}
