import { CollapsibleContent as component } from '../on-demand';
import { CollapsibleContent } from './collapsible-content';

export default { title: 'Layers/CollapsibleContent', component };

export function Closed() {
	return <CollapsibleContent toggleText="Advanced">What few people need.</CollapsibleContent>;
}

export function Open() {
	return (
		<CollapsibleContent
			toggleText="Advanced"
			hintText="Weight and size of the parcel"
			initialCollapsed={false}
		>
			What few people need.
		</CollapsibleContent>
	);
}
