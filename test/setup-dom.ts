import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// What a test waits for may be the first of its code to be read, beside other tests.
configure({ asyncUtilTimeout: 5000 })

afterEach(cleanup)
