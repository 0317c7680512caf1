export { canonicalQuery, queryKey } from './canonical-query';
export { byQuery, createResourceStore, registerOnce, typedName } from './create-resource-store';
export { tellOtherTabs } from './other-tabs';
export {
	failureOf,
	isUnderWay,
	messageOf,
	operate,
	OperationError,
	track,
} from './requests/operation';
export { entities, type Entity } from './entities';
export { forgetResponses } from './requests/forget-responses';
export { FRESH_FOR, preparer, resolver, type Loading } from './requests/resolve';
export {
	errorOf,
	fail,
	forget,
	receive,
	setRequesting,
	slot,
	valueOf,
	type ResourceState,
	type Slot,
} from './state';
export { stateOf, type Registry, type Thunk, type ThunkArgs } from './thunk';
