import { known } from '../../../lib/known'
import settings from '../kept/settings.json'
import { type SettingJson, withNames } from '../setting'

export const setting = withNames(known<SettingJson>(settings['oltremare-2005']))
export const older = withNames(known<SettingJson>(settings['oltremare-2004']))
